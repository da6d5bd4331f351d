import { runThread, whenFree } from './thread';

export interface DoneJob<Job, Result> {
  job: Job;
  result: Result;
}

/**
 * Jobs whose results are wanted later: a thread beside Gatsby's does them while Gatsby goes on and finds more of them.
 * What it has not done when they are wanted, and what comes after a job that failed, is left to those who want it.
 */
export class JobsAhead<Job, Result> {
  private readonly jobs: Job[] = [];
  private readonly done: DoneJob<Job, Result>[] = [];
  private next = 0;
  /** Whether a thread runs, or waits for a processor. */
  private isAsked = false;
  private isOver = false;
  private running: Promise<void> | undefined;

  /** @param task what the thread does with each job, see `forEachJob` */
  constructor(private readonly task: string) {}

  add(job: Job): void {
    this.jobs.push(job);
    this.ask();
  }

  /** Ends the thread after the job that it does now. @returns the jobs that are done */
  async end(): Promise<readonly DoneJob<Job, Result>[]> {
    this.isOver = true;
    await this.running;
    return this.done;
  }

  private ask(): void {
    if (this.isAsked || this.isOver || this.next >= this.jobs.length) return;
    this.isAsked = true;
    void whenFree(() => (this.running = this.run())).finally(() => {
      this.isAsked = false;
      this.ask();
    });
  }

  private async run(): Promise<void> {
    const isLeft = () => !this.isOver && this.next < this.jobs.length;
    const take = () => (isLeft() ? this.next++ : this.jobs.length);
    const keep = (result: Result, index: number) =>
      void this.done.push({ job: this.jobs[index] as Job, result });
    try {
      if (isLeft()) await runThread(this.task, this.jobs, take, keep);
    } catch {
      // Whoever does the rest meets the failure again, and says why.
      this.isOver = true;
    }
  }
}
