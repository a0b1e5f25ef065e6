import { cellAt, type Cell, gridOf } from '../enclosures/grid.ts';
import type { PeriodKeys } from '../time/period-keys.ts';
import { twoDigits } from '../time/typed-day.ts';
import type { DataSet } from './data-set.ts';
import { recordsByPlan } from './record-sets.ts';
import { sampleOf, type VisibleRecord } from './scan-sample.ts';

/** The moments of places: the hours of all days together, or the periods one after the other. */
export const MOMENT_KINDS = ['hour', 'day', 'week', 'month'] as const satisfies readonly (keyof PeriodKeys)[];
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** The visible records in a square at a level; null for those without a level. */
export type PlacedCount = Cell & { readonly level: number | null; readonly value: number };

/** The places of one moment. */
export type PlacesOfMoment = {
  /** '00' to '23', or the key of the day, week or month */
  readonly moment: string;
  /** the scans of the moment, also those without a record on a plan */
  readonly scans: number;
  /** the squares with a record, by the id of their plan */
  readonly plans: Readonly<Record<string, readonly PlacedCount[]>>;
};

/**
 * Returns the places of the visible records in each local moment with a scan, the earliest first, and hours from 00 to 23. A
 * record outside its plan, or without coordinates, is in no square. Empty without a scan.
 * @source analysis definitions, 1 "Local time" and 7 "Grid and heatmap"
 */
export function placesOverTime(dataSet: DataSet, kind: MomentKind): PlacesOfMoment[] {
  const { scans, visible } = sampleOf(dataSet);
  const keyOf = (scan: (typeof scans)[number]) => (kind === 'hour' ? twoDigits(scan.hour) : scan[kind]);
  const scansOf = Map.groupBy(scans, keyOf);
  const visibleOf = Map.groupBy(visible, ({ scan }) => keyOf(scan));
  return [...scansOf.keys()].toSorted().map((moment) => {
    const byPlan = recordsByPlan(visibleOf.get(moment) ?? [], dataSet.plans);
    return {
      moment,
      scans: scansOf.get(moment)?.length ?? 0,
      plans: Object.fromEntries(dataSet.plans.map((plan) => [plan.id, countsOn(plan, byPlan.get(plan.id) ?? [])])),
    };
  });
}

/**
 * Returns how many records lie in each square, at one level or at all of them (`all`), squares without one left out. Empty for
 * none.
 */
export function countsBySquare(
  counts: readonly PlacedCount[],
  level: number | 'all',
): readonly (Cell & { readonly value: number })[] {
  const ofLevel = counts.filter((one) => level === 'all' || one.level === level);
  return addedUp(
    ofLevel.map(({ column, row, value }) => ({ column, row, value })),
    ({ column, row }) => `${row} ${column}`,
  );
}

/** Returns one count for each place, in the order in which the places first come. */
function addedUp<One extends { readonly value: number }>(counts: readonly One[], placeOf: (one: One) => string): One[] {
  const sums = new Map<string, One>();
  for (const one of counts) {
    const place = placeOf(one);
    sums.set(place, { ...one, value: (sums.get(place)?.value ?? 0) + one.value });
  }
  return [...sums.values()];
}

function countsOn(plan: DataSet['plans'][number], records: readonly VisibleRecord[]): PlacedCount[] {
  const built = gridOf(plan.widthM, plan.heightM, plan.squareAreaM2);
  if (!built.ok) return [];
  const placed = records.flatMap(({ x, y, elevation }): PlacedCount[] => {
    const cell = x === null || y === null ? null : cellAt(built.value, x, y);
    return cell === null ? [] : [{ ...cell, level: elevation, value: 1 }];
  });
  return addedUp(placed, ({ column, row, level }) => `${row} ${column} ${level}`);
}
