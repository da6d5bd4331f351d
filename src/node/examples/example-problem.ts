import type { VFile } from 'vfile';
import type { JsxElement } from '../source/jsx-elements';
import { fail, placeOf } from '../source/report-fault';

/** A fault of an example; the place is that of its element. */
interface Details {
  expected?: string;
  fix: string;
}

class ExampleProblem extends Error {
  constructor(
    message: string,
    readonly details: Details,
  ) {
    super(message);
  }
}

/** Ends an example at its first fault. */
export function reject(message: string, details: Details): never {
  throw new ExampleProblem(message, details);
}

/** What is made of an example; a fault of it is one of the file, and then there is nothing. */
export async function orFault<Result>(
  node: JsxElement,
  file: VFile,
  make: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ExampleProblem)) throw error;
    fail(file, placeOf(node), error.message, error.details);
    return undefined;
  }
}
