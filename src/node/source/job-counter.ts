/** What the counter is once no more jobs are to begin. */
const CLOSED = -1;

/**
 * Counts the jobs that a thread does ahead, in memory that it shares with the one that gives them: twice the jobs that are
 * done, and one more while another is being done. So whoever wants the results knows which are still to come.
 */
export class JobCounter {
  private readonly count: Int32Array;

  constructor(readonly memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.count = new Int32Array(memory);
  }

  get isClosed(): boolean {
    return Atomics.load(this.count, 0) === CLOSED;
  }

  /** Begins a job, one after the other. @returns whether it is still wanted */
  begin(): boolean {
    return this.countOn();
  }

  /** Says that the job is done, when its result is on its way. */
  end(): void {
    this.countOn();
  }

  /** Lets no more jobs begin. @returns how many were begun, each of which has a result */
  close(): number {
    return Math.ceil(Atomics.exchange(this.count, 0, CLOSED) / 2);
  }

  private countOn(): boolean {
    const before = Atomics.load(this.count, 0);
    return (
      before !== CLOSED && Atomics.compareExchange(this.count, 0, before, before + 1) === before
    );
  }
}
