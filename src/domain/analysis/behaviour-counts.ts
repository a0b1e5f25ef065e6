import type { VisibleRecord } from './scan-sample.ts';
import { sum } from './sum.ts';

/** The records of each behaviour of the ethogram, in its order; 0 for one that was not seen. */
export type BehaviourCounts = ReadonlyMap<string, number>;

/**
 * Returns how many of the records show each behaviour of the ethogram; a behaviour that is not in it is not counted.
 * @source analysis definitions, 2
 */
export function countsOf(records: readonly VisibleRecord[], ethogram: readonly string[]): BehaviourCounts {
  const counts = new Map(ethogram.map((code) => [code, 0]));
  for (const { behaviour } of records) {
    const count = counts.get(behaviour);
    if (count !== undefined) counts.set(behaviour, count + 1);
  }
  return counts;
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
