import type { VisibleRecord } from './scan-sample.ts';
import { sum } from './sum.ts';

/** The records of each behaviour of the ethogram, in its order; 0 for one that was not seen. */
export type BehaviourCounts = ReadonlyMap<string, number>;

/**
 * Returns how many of the records show each behaviour of the ethogram of their sample; a behaviour that is not in it is not
 * counted.
 * @source analysis definitions, 2
 */
export function countsOf(records: readonly VisibleRecord[], ethogram: readonly string[]): BehaviourCounts {
  const counts = codeCounts(records, ethogram.length);
  return new Map(ethogram.map((behaviour, code) => [behaviour, counts[code] ?? 0]));
}

/**
 * Returns how many of the records show each behaviour, by its place in an ethogram of `length` behaviours; a record of another
 * one is not counted.
 * @source analysis definitions, 2
 */
export function codeCounts(records: readonly VisibleRecord[], length: number): Float64Array {
  const counts = new Float64Array(length);
  for (const { code } of records) if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/**
 * Returns in how many scans each behaviour was seen, by its place in an ethogram of `length` behaviours, and the number of all
 * scans of the records, of which those of one scan stand together.
 * @source analysis definitions, 2
 */
export function scansOfCodes(
  records: readonly VisibleRecord[],
  length: number,
): { readonly scans: number; readonly ofCodes: Float64Array } {
  const ofCodes = new Float64Array(length);
  // The number of the scan in which each behaviour was seen last.
  const last = new Float64Array(length);
  let scans = 0;
  let current: VisibleRecord['scan'] | null = null;
  for (const { scan, code } of records) {
    if (scan !== current) {
      current = scan;
      scans += 1;
    }
    if (code >= 0 && last[code] !== scans) {
      last[code] = scans;
      ofCodes[code] = (ofCodes[code] ?? 0) + 1;
    }
  }
  return { scans, ofCodes };
}

/** Returns N, the sum of the counts; 0 without any. */
export function totalOf(counts: BehaviourCounts): number {
  return sum(counts.values());
}

/**
 * Returns the different values that `valueOf` gives for the records of each behaviour, such as the scans in which it
 * was seen; a behaviour without a record has no entry.
 * @source analysis definitions, 2
 */
export function distinctByBehaviour<T>(
  records: readonly VisibleRecord[],
  valueOf: (record: VisibleRecord) => T,
): ReadonlyMap<string, ReadonlySet<T>> {
  const values = new Map<string, Set<T>>();
  for (const record of records) {
    const some = values.get(record.behaviour);
    if (some === undefined) values.set(record.behaviour, new Set([valueOf(record)]));
    else some.add(valueOf(record));
  }
  return values;
}

/** Returns 100 × `part` / `whole`; null when the whole is 0. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}
