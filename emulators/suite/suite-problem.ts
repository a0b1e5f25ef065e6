/** A reason why the suite cannot start or continue, worded for the terminal: one line, no stack. */
export class SuiteProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SuiteProblem';
  }
}

/** The line to show for anything thrown: a problem's own words, or the stack of a fault in the code. */
export function describeFailure(failure: unknown): string {
  if (failure instanceof SuiteProblem) return failure.message;
  const busyPort = portTakenMeanwhile(failure);
  if (busyPort !== null)
    return `Port ${busyPort} was taken by something else while the local Firebase started: start it again.`;
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}

/** Ports are checked before anything starts; another suite that starts at the same moment may still be faster. */
function portTakenMeanwhile(failure: unknown): number | null {
  const { code, port } = (failure ?? {}) as { code?: unknown; port?: unknown };
  return code === 'EADDRINUSE' && typeof port === 'number' ? port : null;
}
