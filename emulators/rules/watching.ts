import type { Trace } from './trace.ts';

/** Who looks on while a request is judged, which changes nothing of the answer. */
export type Watching = {
  /** whether the coverage counts it */
  readonly counted: boolean;
  /** notes every step; null when nobody asked for an explanation */
  readonly trace: Trace | null;
  /** what debug() was given, with its place */
  readonly debugged: string[];
};

/** More than this of one request is noise, as in a debug() that a long list of alternatives reaches again and again. */
const MAX_LINES = 100;

/** Keeps a line of debug(). */
export function noteDebug({ debugged }: Watching, line: string): void {
  if (debugged.length < MAX_LINES) debugged.push(line);
}
