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

/** The result of `make`; undefined when the example has a fault, which the file gets. */
export async function orFault<Result>(node: JsxElement, file: VFile, make: () => Promise<Result>) {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ExampleProblem)) throw error;
    report(file, positionOf(node), ...error.fault);
    return undefined;
  }
}
