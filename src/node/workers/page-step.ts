import { distinctFaults, faultIn, formatFault, type Fault } from '../faults/faults';

export class PageFailures extends Error {
  constructor(
    readonly faults: readonly Fault[],
    options?: ErrorOptions,
  ) {
    super(
      `Steps of the build failed on pages.\n\n${faults.map(formatFault).join('\n\n')}`,
      options,
    );
  }
}

/**
 * Runs a step of the build that is about one page.
 * @param file of the page, relative to the site's root
 * @throws PageFailures that name file and step
 */
export function pageStep<Result>(file: string, step: string, run: () => Result): Result {
  const fail = (error: unknown): never => {
    if (error instanceof PageFailures) throw error;
    const fault = faultIn(file, undefined, 'step-failed', { step, error: String(error) });
    throw new PageFailures([fault], { cause: error });
  };
  try {
    const result = run();
    return result instanceof Promise ? (result.catch(fail) as Result) : result;
  } catch (error) {
    return fail(error);
  }
}

/** The result of a worker for an input: the message alone of an error would reach the main process. */
export type Outcome<Result> = { value: Result } | { faults: readonly Fault[] };

/** The function for a list: it runs on each input in order, and continues after a page that fails. */
export function eachOf<Input, Result>(run: (input: Input) => Result | Promise<Result>) {
  return async (inputs: readonly Input[]): Promise<Outcome<Result>[]> => {
    const outcomes: Outcome<Result>[] = [];
    for (const input of inputs) {
      try {
        outcomes.push({ value: await run(input) });
      } catch (error) {
        if (!(error instanceof PageFailures)) throw error;
        outcomes.push({ faults: error.faults });
      }
    }
    return outcomes;
  };
}

/** The results. @throws PageFailures that list each page that failed once for each step */
export function valuesOf<Result>(outcomes: readonly Outcome<Result>[]): Result[] {
  const faults = outcomes.flatMap((outcome) => ('faults' in outcome ? outcome.faults : []));
  if (faults.length > 0) throw new PageFailures(distinctFaults(faults));
  return outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : []));
}
