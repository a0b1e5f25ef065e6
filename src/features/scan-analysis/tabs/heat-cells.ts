import type { Area } from '#domain/enclosures/enclosure.ts';
import type { Grid } from '#domain/enclosures/grid.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { plansToScale } from '#domain/scan-analysis/plans-to-scale.ts';
import type { PlanOutline } from '../charts/PlanHeat.tsx';

/** A square of a plan with its value. */
export type HeatRow = { readonly column: number; readonly row: number; readonly value: number };

/** Returns the squares with a value above 0, row after row, as the cells of a grid hold them. Empty for no cells. */
export function heatRows(cells: readonly number[], { columns }: Pick<Grid, 'columns'>): readonly HeatRow[] {
  return cells.flatMap((value, at) =>
    value > 0 ? [{ column: at % columns, row: Math.floor(at / columns), value }] : [],
  );
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
