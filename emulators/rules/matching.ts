import { RulesPath } from './contract.ts';
import type { Outcome } from './outcome.ts';
import { SymbolicName } from './symbols.ts';
import type { PatternSegment } from './syntax.ts';

/** One segment of a requested path: its text, any one segment (a result's id), or any number of them. */
export type PathStep = string | typeof ANY_ONE | typeof ANY_NUMBER;
export const ANY_ONE: unique symbol = Symbol('any one segment');
export const ANY_NUMBER: unique symbol = Symbol('any number of segments');

/**
 * Returns the values of a pattern's wildcards when it matches every path that the request may mean; null otherwise.
 * `{x=**}` takes one or more segments in version 1, and none or more in version 2.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly PathStep[],
  version: '1' | '2',
): Outcome[] | null {
  const captures: Outcome[] = [];
  return matchFrom(pattern, 0, path, 0, version === '1' ? 1 : 0, captures) ? captures : null;
}

function matchFrom(
  pattern: readonly PatternSegment[],
  at: number,
  path: readonly PathStep[],
  from: number,
  fewest: number,
  captures: Outcome[],
): boolean {
  for (let step = from; at < pattern.length; at += 1, step += 1) {
    const segment = pattern[at] as PatternSegment;
    if (segment.kind === 'rest') return matchRest(pattern, at, path, step, fewest, captures);
    const actual = path[step];
    if (actual === undefined || actual === ANY_NUMBER) return false;
    if (segment.kind === 'single') captures.push(actual === ANY_ONE ? new SymbolicName('string') : actual);
    else if (segment.text !== actual) return false;
    from = step + 1;
  }
  return from === path.length;
}

function matchRest(
  pattern: readonly PatternSegment[],
  at: number,
  path: readonly PathStep[],
  from: number,
  fewest: number,
  captures: Outcome[],
): boolean {
  const known = captures.length;
  // as many as possible first: a wildcard at the end, the usual case, then matches at once
  for (let end = path.length; end >= from; end -= 1) {
    const taken = path.slice(from, end);
    if (certainLength(taken) < fewest) continue;
    captures.push(restOf(taken));
    if (matchFrom(pattern, at + 1, path, end, fewest, captures)) return true;
    captures.length = known;
  }
  return false;
}

/** The minimum number of these segments. */
function certainLength(steps: readonly PathStep[]): number {
  return steps.filter((step) => step !== ANY_NUMBER).length;
}

function restOf(steps: readonly PathStep[]): Outcome {
  const open = steps.some((step) => typeof step !== 'string');
  return open ? new SymbolicName('path') : new RulesPath(steps as string[]);
}
