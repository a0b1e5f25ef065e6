import { cellAt, type Cell, gridOf } from '../enclosures/grid.ts';
import { twoDigits } from '../time/typed-day.ts';
import type { DataSet } from './data-set.ts';
import { recordsByPlan } from './record-sets.ts';
import { sampleOf, type VisibleRecord } from './scan-sample.ts';

/** The moments of places: the hours of all days together, or the periods one after the other. */
export const MOMENT_KINDS = ['hour', 'day', 'week', 'month'] as const;
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
  const bySquare = Map.groupBy(
    counts.filter((one) => level === 'all' || one.level === level),
    ({ column, row }) => `${row} ${column}`,
  );
  return [...bySquare.values()].flatMap((some) =>
    some
      .slice(0, 1)
      .map(({ column, row }) => ({ column, row, value: some.reduce((all, { value }) => all + value, 0) })),
  );
}

function countsOn(plan: DataSet['plans'][number], records: readonly VisibleRecord[]): PlacedCount[] {
  const built = gridOf(plan.widthM, plan.heightM, plan.squareAreaM2);
  if (!built.ok) return [];
  const placed = records.flatMap(({ x, y, elevation }) => {
    const cell = x === null || y === null ? null : cellAt(built.value, x, y);
    return cell === null ? [] : { ...cell, level: elevation };
  });
  const bySquare = Map.groupBy(placed, ({ column, row, level }) => `${row} ${column} ${level}`);
  return [...bySquare.values()]
    .flatMap((some) => some.slice(0, 1).map((one) => ({ ...one, value: some.length })))
    .toSorted(
      (one, other) => one.row - other.row || one.column - other.column || (one.level ?? -2) - (other.level ?? -2),
    );
}
