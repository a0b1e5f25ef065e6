/** Resource names in Firestore's order: segment by segment, numeric ids before all others. */
import { compareCodeUnits } from './string-order.ts';

const SLASH = 47;
const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Compares two resource names. A name comes before the longer names that begin with it. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  let index = 0;
  while (index < shared && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  const start = a.lastIndexOf('/', index - 1) + 1;
  if (a.startsWith('__id', start) || b.startsWith('__id', start)) {
    const order = compareNumericIds(segmentAt(a, start), segmentAt(b, start));
    if (order !== 0) return order;
  }
  if (index === shared) return a.length - b.length;
  const left = a.charCodeAt(index);
  const right = b.charCodeAt(index);
  // A slash ends a segment, and a shorter segment comes first, whatever follows in the longer one.
  if (left === SLASH) return -1;
  if (right === SLASH) return 1;
  return compareCodeUnits(left, right);
}

function segmentAt(name: string, start: number): string {
  const end = name.indexOf('/', start);
  return end === -1 ? name.slice(start) : name.slice(start, end);
}

function compareNumericIds(a: string, b: string): number {
  const left = NUMERIC_ID.exec(a)?.[1];
  const right = NUMERIC_ID.exec(b)?.[1];
  if (left === undefined) return right === undefined ? 0 : 1;
  if (right === undefined) return -1;
  const difference = BigInt(left) - BigInt(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
