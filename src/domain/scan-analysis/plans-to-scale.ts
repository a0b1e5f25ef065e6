import type { DataSet } from '../analysis/data-set.ts';
import type { Area } from '../enclosures/enclosure.ts';
import { gridOf } from '../enclosures/grid.ts';
import { planHeightM } from '../enclosures/polygon-area.ts';
import { parseShape } from '../enclosures/shape.ts';
import type { Zone } from '../enclosures/zone.ts';

const DEFAULT_SQUARE_M2 = 1;

/** The plans of enclosures as analyses read them, and those that have no scale or no grid. */
export type PlansToScale = {
  readonly plans: DataSet['plans'];
  /** names of the plans with more squares than a grid has */
  readonly tooWide: readonly string[];
};

/**
 * Returns the plans whose size in metres is known, with the outlines of their zones in metres. A plan without a scale is left
 * out; one whose grid is too wide is named. Empty without plans.
 */
export function plansToScale(areas: readonly Area[], zones: readonly Zone[]): PlansToScale {
  const measured = areas.flatMap((area) => {
    const heightM = planHeightM(area);
    return heightM === null || area.mapWidthM === null ? [] : [{ area, widthM: area.mapWidthM, heightM }];
  });
  const squareOf = ({ squareAreaM2 }: Area) => squareAreaM2 ?? DEFAULT_SQUARE_M2;
  const fits = ({ area, widthM, heightM }: (typeof measured)[number]) => gridOf(widthM, heightM, squareOf(area)).ok;
  return {
    plans: measured.filter(fits).map(({ area, widthM, heightM }) => ({
      ...{ id: area.areaId, widthM, heightM, squareAreaM2: squareOf(area) },
      outlines: zones.flatMap((zone) => {
        const corners = zone.areaId === area.areaId && zone.shape !== null ? parseShape(zone.shape) : null;
        const polygon = corners?.map(({ x, y }): [number, number] => [x * widthM, y * heightM]);
        return polygon === undefined ? [] : [{ zoneId: zone.zoneId, polygon }];
      }),
    })),
    tooWide: measured.filter((one) => !fits(one)).map(({ area }) => area.areaName),
  };
}
