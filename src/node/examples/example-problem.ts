/** A fault of an example; the place is that of its element. */
export interface Problem {
  message: string;
  expected?: string;
  fix: string;
}

/** Thrown at the first fault of an example. */
export class ExampleProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export function reject(message: string, details: Omit<Problem, 'message'>): never {
  throw new ExampleProblem({ message, ...details });
}
