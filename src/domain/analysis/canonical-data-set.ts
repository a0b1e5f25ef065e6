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
    records: sortedBy(records, 'scanId', 'individualId').map(sortedProximity),
    interactions: sortedBy(interactions, 'scanId', 'actor', 'receiver', 'kind', 'behaviour'),
    individuals: sortedBy(individuals, 'id'),
    ...(cohorts === undefined
      ? {}
      : {
          cohorts: sortedBy(cohorts, 'id').map(({ id, individualIds }) => ({
            id,
            individualIds: individualIds.toSorted(compareCodeUnits),
          })),
        }),
    zones: sortedBy(zones, 'id'),
    plans: sortedBy(plans, 'id').map((plan) => ({ ...plan, outlines: sortedBy(plan.outlines, 'zoneId') })),
    ethogram: ethogram.toSorted(compareCodeUnits),
    coded: sortedBy(coded, 'observerId', 'itemId'),
  };
}

/** A million records are copied only where there is something to sort. */
function sortedProximity(record: DataSet['records'][number]): DataSet['records'][number] {
  return record.proximity.length < 2 ? record : { ...record, proximity: record.proximity.toSorted(compareCodeUnits) };
}

/** Returns things by the first of their texts that differs, null as an empty one; those with the same texts stay in their order. */
function sortedBy<Key extends string, Thing extends Readonly<Record<Key, string | null>>>(
  things: readonly Thing[],
  ...keys: readonly Key[]
): Thing[] {
  return things.toSorted((one, other) => {
    for (const key of keys) {
      const order = compareCodeUnits(one[key] ?? '', other[key] ?? '');
      if (order !== 0) return order;
    }
    return 0;
  });
}
