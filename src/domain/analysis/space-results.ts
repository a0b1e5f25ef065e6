import { cellAt, type Grid, gridOf } from '../enclosures/grid.ts';
import type { DataSet } from './data-set.ts';
import { recordsByIndividual, recordsByPlan } from './record-sets.ts';
import type { ScanSample, VisibleRecord } from './scan-sample.ts';
import { electivity } from './space/electivity.ts';
import { type Heatmap, heatmap, heatmapsOfLevels, type LevelHeatmaps } from './space/heatmap.ts';
import { type Kernel, kernelDensity, kernelOf } from './space/kernel-density.ts';
import { modifiedSpread, originalSpread } from './space/spread-of-participation.ts';
import { type ZoneUse, zoneUse } from './space/zone-use.ts';

/** How a set of visible records uses the zones that take part, in the order of the zones. */
type ZoneUses = Pick<ZoneUse, 'withoutZone' | 'percentWithoutZone'> & {
  readonly zones: readonly {
    readonly zoneId: string;
    readonly count: number;
    /** of the records with a zone; null when there is none */
    readonly percent: number | null;
    /** from −1, never used; null without a record, a second zone or all areas */
    readonly electivity: number | null;
  }[];
  /** from 0 for even use to 1; null without a record or a second zone, and the modified one without all areas */
  readonly spread: { readonly original: number | null; readonly modified: number | null };
};

/** The places of the visible records of a plan; cells stand row after row, the first row at the plan's origin. */
type PlanUse = {
  readonly planId: string;
  readonly grid: Grid;
  readonly heatmap: Heatmap;
  readonly elevations: LevelHeatmaps;
  readonly density: {
    /** the records inside of the plan */
    readonly points: number;
    /** null with fewer than three points, and when all lie on one line */
    readonly kernel: Kernel | null;
    /** per m², at the middle of each cell; null as the kernel is */
    readonly cells: readonly number[] | null;
    /** the largest of them, to which colours are relative */
    readonly largest: number | null;
  };
};

export type SpaceUse = {
  /** zones that take part and have no area: with any of them no index by area is defined */
  readonly zonesWithoutArea: readonly string[];
  readonly overall: ZoneUses;
  readonly individuals: readonly (ZoneUses & { readonly individualId: string })[];
  readonly plans: readonly PlanUse[];
  /** visible records that lie on no plan: theirs is not listed, or none is named where there is not exactly one */
  readonly withoutPlan: number;
};

/**
 * Returns the use of zones by all individuals together and by each, with the spread of participation and the
 * electivity, and on each plan the heatmaps and the kernel density of the records. Zones hidden from scan sampling take
 * no part: their records count as without a zone. Without a record counts are 0 and percentages and indices null;
 * without zones or plans their lists are empty.
 * @throws RangeError for a plan that is too wide for a grid, which no data set has that was read
 * @source analysis definitions, 7
 */
export function spaceUseOf(sample: ScanSample, { zones, plans }: Pick<DataSet, 'zones' | 'plans'>): SpaceUse {
  const shown = zones.filter(({ isHidden }) => !isHidden);
  const of = (records: readonly VisibleRecord[]) => zoneUsesOf(shown, records);
  const byPlan = recordsByPlan(sample.visible, plans);
  const ofPlans = plans.map((plan) => ({ plan, records: byPlan.get(plan.id) ?? [] }));
  const onPlans = ofPlans.reduce((count, { records }) => count + records.length, 0);
  return {
    zonesWithoutArea: shown.filter(({ areaM2 }) => areaM2 === null).map(({ id }) => id),
    overall: of(sample.visible),
    individuals: recordsByIndividual(sample).map(({ individual, records }) => ({
      individualId: individual.id,
      ...of(records),
    })),
    plans: ofPlans.map(({ plan, records }) => planUseOf(plan, records)),
    withoutPlan: sample.visible.length - onPlans,
  };
}

function zoneUsesOf(zones: DataSet['zones'], records: readonly VisibleRecord[]): ZoneUses {
  const ids = zones.map(({ id }) => id);
  const { counts, percents, withoutZone, percentWithoutZone } = zoneUse(
    ids,
    records.map(({ zoneId }) => zoneId),
  );
  const areas = zones.map(({ areaM2 }) => areaM2).filter((area) => area !== null);
  const hasAreas = areas.length === zones.length;
  const electivities = hasAreas ? electivity(counts, areas) : null;
  return {
    zones: ids.map((zoneId, zone) => ({
      zoneId,
      count: counts[zone] ?? 0,
      percent: percents?.[zone] ?? null,
      electivity: electivities?.[zone] ?? null,
    })),
    withoutZone,
    percentWithoutZone,
    spread: { original: originalSpread(counts), modified: hasAreas ? modifiedSpread(counts, areas) : null },
  };
}

function planUseOf(plan: DataSet['plans'][number], records: readonly VisibleRecord[]): PlanUse {
  const built = gridOf(plan.widthM, plan.heightM, plan.squareAreaM2);
  if (!built.ok) throw new RangeError(`The plan "${plan.id}" is too wide for a grid.`);
  const grid = built.value;
  const [xs, ys] = [records.map(({ x }) => x), records.map(({ y }) => y)];
  const inside = records.flatMap(({ x, y }) =>
    x === null || y === null || cellAt(grid, x, y) === null ? [] : { x, y },
  );
  const [insideXs, insideYs] = [inside.map(({ x }) => x), inside.map(({ y }) => y)];
  const cells = kernelDensity(insideXs, insideYs, grid);
  return {
    planId: plan.id,
    grid,
    heatmap: heatmap(grid, xs, ys),
    elevations: heatmapsOfLevels(
      grid,
      xs,
      ys,
      records.map(({ elevation }) => elevation),
    ),
    density: {
      points: inside.length,
      kernel: kernelOf(insideXs, insideYs),
      cells,
      largest: cells === null ? null : cells.reduce((most, one) => Math.max(most, one), 0),
    },
  };
}
