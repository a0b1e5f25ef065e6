import { compareCodeUnits } from '../shared/code-units.ts';
import type { DataSet } from './data-set.ts';

/**
 * Returns a data set with every list in one order: scans by instant, all else by ids, by code units. A sum of fractions
 * depends on the order of its parts; in this order the same data give the same results to the last bit, whatever the order
 * in which they arrived. Of several records of one individual in one scan the first stays the first. Empty lists stay empty.
 */
export function canonicalDataSet(dataSet: DataSet): DataSet {
  const { scans, records, interactions, individuals, cohorts, zones, plans, ethogram, coded } = dataSet;
  return {
    ...dataSet,
    scans: scans.toSorted((one, other) => one.instant - other.instant || compareCodeUnits(one.id, other.id)),
    records: sortedBy(records, ({ scanId, individualId }) => [scanId, individualId]).map((record) => ({
      ...record,
      proximity: record.proximity.toSorted(compareCodeUnits),
    })),
    interactions: sortedBy(interactions, ({ scanId, actor, receiver, kind, behaviour }) => [
      ...[scanId, actor, receiver],
      ...[kind, behaviour ?? ''],
    ]),
    individuals: sortedBy(individuals, ({ id }) => [id]),
    ...(cohorts === undefined
      ? {}
      : {
          cohorts: sortedBy(cohorts, ({ id }) => [id]).map(({ id, individualIds }) => ({
            id,
            individualIds: individualIds.toSorted(compareCodeUnits),
          })),
        }),
    zones: sortedBy(zones, ({ id }) => [id]),
    plans: sortedBy(plans, ({ id }) => [id]).map((plan) => ({
      ...plan,
      outlines: sortedBy(plan.outlines, ({ zoneId }) => [zoneId]),
    })),
    ethogram: ethogram.toSorted(compareCodeUnits),
    coded: sortedBy(coded, ({ observerId, itemId }) => [observerId, itemId]),
  };
}

/** Returns things by the first of their keys that differs; those with the same keys stay in their order. */
function sortedBy<Thing>(things: readonly Thing[], keysOf: (thing: Thing) => readonly string[]): Thing[] {
  return things
    .map((thing) => ({ thing, keys: keysOf(thing) }))
    .toSorted((one, other) => compareKeys(one.keys, other.keys))
    .map(({ thing }) => thing);
}

function compareKeys(ones: readonly string[], others: readonly string[]): number {
  for (const [place, one] of ones.entries()) {
    const order = compareCodeUnits(one, others[place] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}
