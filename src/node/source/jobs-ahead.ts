import type { Worker } from 'node:worker_threads';
import { JobCounter } from './job-counter';
import { endAhead, keepStarted, takeThread, whenFree, type JobAhead } from './thread';

export interface DoneJob<Job, Result> {
  job: Job;
  result: Result;
}

/**
 * Jobs whose results are wanted later: a thread beside Gatsby's does them while Gatsby goes on and finds more of them. It
 * has all that are known, since Gatsby's own can be busy for seconds before it hands out the next one.
 * What is not done when the results are wanted, and what comes after a job that failed, is left to those who want them.
 */
export class JobsAhead<Job, Result> {
  private readonly counter = new JobCounter();
  private readonly done: DoneJob<Job, Result>[] = [];
  /** Jobs that a thread has, in their order, and those that none has yet. */
  private given: Job[] = [];
  private waiting: Job[] = [];
  /** Whether a thread runs, or waits for a processor. */
  private isAsked = false;
  private thread: Worker | undefined;
  private running: Promise<void> | undefined;
  /** Called when no result is to come any more. */
  private release: (() => void) | undefined;

  /** @param task what the thread does with each job, see `forEachJob` */
  constructor(private readonly task: string) {}

  add(job: Job): void {
    if (this.counter.isClosed) return;
    this.waiting.push(job);
    this.give();
    this.ask();
  }

  /** Ends with the job that the thread does now, and the thread. @returns the jobs that are done */
  async end(): Promise<readonly DoneJob<Job, Result>[]> {
    const done = await this.endJobs();
    endAhead(this.task);
    return done;
  }

  /** The same, but the thread is kept for jobs of `inThreads`. */
  async endJobs(): Promise<readonly DoneJob<Job, Result>[]> {
    this.stop();
    await this.running;
    return this.done;
  }

  /** Lets no more jobs begin. A thread that is about to begin one, or that prepares itself, is not waited for. */
  private stop(): void {
    this.waiting = [];
    if (this.counter.isClosed) return;
    this.given.length = this.counter.close() - this.done.length;
    if (this.given.length === 0) this.release?.();
  }

  private ask(): void {
    if (this.isAsked || this.waiting.length === 0) return;
    this.isAsked = true;
    void whenFree(() => (this.running = this.run())).finally(() => {
      this.isAsked = false;
      this.ask();
    });
  }

  /** Gives the thread all jobs that wait. */
  private give(): void {
    for (const job of this.thread ? this.waiting.splice(0) : []) {
      this.given.push(job);
      this.thread?.postMessage({ job, counter: this.counter.memory } satisfies JobAhead<Job>);
    }
  }

  /** Runs a thread until it has no job. */
  private async run(): Promise<void> {
    if (this.waiting.length === 0) return;
    const thread = takeThread(this.task);
    this.thread = thread;
    try {
      await new Promise<void>((resolve, reject) => {
        this.release = () => {
          // From here on jobs wait: the thread goes to the next one without a result that nobody has taken.
          this.thread = undefined;
          resolve();
        };
        thread.on('error', reject);
        thread.on('message', (result: Result) => {
          this.done.push({ job: this.given.shift() as Job, result });
          if (this.given.length === 0) this.release?.();
        });
        this.give();
      });
      keepStarted(this.task, thread);
    } catch {
      // Whoever does the rest meets the failure again, and says why.
      this.stop();
      await thread.terminate();
    } finally {
      this.thread = undefined;
      this.release = undefined;
      this.given = [];
    }
  }
}
