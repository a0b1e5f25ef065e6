import { countsBySquare, type PlacesOfMoment } from '#domain/analysis/places-over-time.ts';
import type { Area } from '#domain/enclosures/enclosure.ts';
import type { Grid } from '#domain/enclosures/grid.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { plansToScale } from '#domain/scan-analysis/plans-to-scale.ts';
import type { ScanAnalysis } from '#domain/scan-analysis/analyse-sessions.ts';
import type { PlanOutline } from '../charts/PlanHeat.tsx';

/** A square of a plan with its value. */
export type HeatRow = { readonly column: number; readonly row: number; readonly value: number };

type PlanUse = ScanAnalysis['analysis']['space']['plans'][number];

/** Returns the squares with a value above 0, row after row, as the cells of a grid hold them. Empty for no cells. */
export function heatRows(cells: readonly number[], { columns }: Pick<Grid, 'columns'>): readonly HeatRow[] {
  return cells.flatMap((value, at) =>
    value > 0 ? [{ column: at % columns, row: Math.floor(at / columns), value }] : [],
  );
}

export const ALL_LEVELS = 'all';

/** The choices that decide which squares are drawn. */
type ShownHeat = {
  /** a level as a text, or all of them */
  readonly level: string;
  /** the density of presence instead of counts; it has no moments */
  readonly isDensity: boolean;
  /** null for the whole period */
  readonly moments: readonly PlacesOfMoment[] | null;
  /** the shown one of them */
  readonly at: number;
};

/**
 * Returns the squares of a plan to draw, and the value to which their colours are relative: the largest of the whole period, or of
 * all moments, so that one moment compares with the next; 0 where no square has a value.
 */
export function shownHeat(
  { planId, grid, heatmap, elevations, density }: PlanUse,
  { level, isDensity, moments, at }: ShownHeat,
): { readonly rows: readonly HeatRow[]; readonly largest: number; readonly ofMoment: boolean } {
  const ofLevel = elevations.levels.find((one) => String(one.level) === level);
  const moment = moments?.[at];
  if (moments !== null && moment !== undefined) {
    const squaresOf = ({ plans }: PlacesOfMoment) => countsBySquare(plans[planId] ?? [], ofLevel?.level ?? ALL_LEVELS);
    const largest = moments.flatMap(squaresOf).reduce((most, { value }) => Math.max(most, value), 0);
    return { rows: squaresOf(moment), largest, ofMoment: true };
  }
  const whole = isDensity ? density : (ofLevel ?? heatmap);
  return { rows: heatRows(whole.cells ?? [], grid), largest: whole.largest ?? 0, ofMoment: false };
}

/** A square of a level with its value. */
export type LevelRow = HeatRow & { readonly level: number };

/**
 * Returns the squares of each level of a plan to draw, of one of the moments or (null) of the whole period, and the largest value
 * of all that can be shown, to which sizes and colours are relative; 0 where no square has a value.
 */
export function shownLevels(
  { planId, grid, elevations }: Pick<PlanUse, 'planId' | 'grid' | 'elevations'>,
  { moments, at }: Pick<ShownHeat, 'moments' | 'at'>,
): { readonly rows: readonly LevelRow[]; readonly largest: number; readonly ofMoment: boolean } {
  const largestOf = (some: readonly LevelRow[]) => some.reduce((most, { value }) => Math.max(most, value), 0);
  const moment = moments?.[at];
  if (moments !== null && moment !== undefined) {
    const levelsOf = ({ plans }: PlacesOfMoment) =>
      (plans[planId] ?? []).flatMap(({ level, ...cell }): LevelRow[] => (level === null ? [] : [{ level, ...cell }]));
    return { rows: levelsOf(moment), largest: largestOf(moments.flatMap(levelsOf)), ofMoment: true };
  }
  const rows = elevations.levels.flatMap(({ level, cells }) =>
    heatRows(cells, grid).map((cell) => ({ level, ...cell })),
  );
  return { rows, largest: largestOf(rows), ofMoment: false };
}

/** Returns the outlines of the zones that are drawn on a plan, in metres; none for a plan without a scale. */
export function outlinesOn(area: Area, zones: readonly Zone[]): readonly PlanOutline[] {
  const names = new Map(zones.map(({ zoneId, zoneName }) => [zoneId, zoneName]));
  return plansToScale([area], zones).plans.flatMap(({ outlines }) =>
    outlines.flatMap((outline) =>
      'polygon' in outline ? [{ name: names.get(outline.zoneId) ?? '', corners: outline.polygon }] : [],
    ),
  );
}
