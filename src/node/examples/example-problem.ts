import type { VFile } from 'vfile';
import type { CodeAndValues } from '../faults/faults';
import type { JsxElement } from '../source/nodes/jsx-elements';
import { positionOf, report } from '../source/nodes/report-fault';

class ExampleProblem extends Error {
  constructor(readonly fault: CodeAndValues) {
    super(fault[0]);
  }
}

/** Ends an example at its first fault. */
export function reject(...fault: CodeAndValues): never {
  throw new ExampleProblem(fault);
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
    report(file, positionOf(node), ...error.fault);
    return undefined;
  }
}
