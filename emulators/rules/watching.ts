import type { Trace } from './trace.ts';

/** The observers of a decision; they do not change it. */
export type Watching = {
  /** whether the coverage counts it */
  readonly counted: boolean;
  /** records every step; null without an explanation */
  readonly trace: Trace | null;
  /** values passed to debug(), with their place */
  readonly debugged: string[];
};

/** More lines than this per request are noise, as from a debug() in a long list of alternatives. */
const MAX_LINES = 100;

/** Records a line of debug(). */
export function noteDebug({ debugged }: Watching, line: string): void {
  if (debugged.length < MAX_LINES) debugged.push(line);
}
