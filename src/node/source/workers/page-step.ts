import { faultIn, formatFault } from '../faults';

/** Start of a message that is a list of failed pages; workers pass on messages alone. */
const FAILED = 'Steps of the build failed on pages.\n\n';

export function isPageFailure(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(FAILED);
}

/**
 * Runs a step of the build that is about one page.
 * @param file of the page, relative to the site's root
 * @throws Error that names file and step; see `allSteps` for those of several pages
 */
export function pageStep<Result>(file: string, step: string, run: () => Result): Result {
  const failed = (error: unknown): never => {
    if (isPageFailure(error)) throw error;
    const fault = faultIn(file, undefined, 'step-failed', { step, error: String(error) });
    throw new Error(FAILED + formatFault(fault), { cause: error });
  };
  try {
    const result = run();
    return result instanceof Promise ? (result.catch(failed) as Result) : result;
  } catch (error) {
    return failed(error);
  }
}

/** Results of steps of pages. @throws Error that lists all pages that failed, when all steps have ended */
export async function allSteps<Result>(steps: readonly Promise<Result>[]): Promise<Result[]> {
  const settled = await Promise.allSettled(steps);
  const reasons = settled.flatMap((step) =>
    step.status === 'rejected' ? [step.reason as Error] : [],
  );
  const other = reasons.find((reason) => !isPageFailure(reason));
  if (other) throw other;
  const faults = reasons.map(({ message }) => message.slice(FAILED.length));
  if (faults.length > 0) throw new Error(FAILED + [...new Set(faults)].join('\n\n'));
  return Promise.all(steps);
}

/** The function for a list: it runs on one input after the other, and rejects as `allSteps` does. */
export function eachOf<Input, Result>(run: (input: Input) => Result | Promise<Result>) {
  return async (inputs: readonly Input[]): Promise<Result[]> => {
    const steps: Promise<Result>[] = [];
    for (const input of inputs) {
      const step = Promise.resolve(input).then(run);
      steps.push(step);
      await step.catch(() => undefined);
    }
    return allSteps(steps);
  };
}
