/** A reason why the suite cannot start or go on, worded for the person at the terminal: one line, no stack. */
export class SuiteProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SuiteProblem';
  }
}

/** The line to show for whatever was thrown: a problem's own words, or the stack of a fault in the code. */
export function describeFailure(failure: unknown): string {
  if (failure instanceof SuiteProblem) return failure.message;
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}
