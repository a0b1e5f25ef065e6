import { gridOf } from '#domain/enclosures/grid.ts';
import { planHeightM } from '#domain/enclosures/polygon-area.ts';
import type { Area } from '#domain/enclosures/enclosure.ts';
import type { PlanGrid } from '#ui/plan-editor/plan-shape.ts';

type Measured = Pick<Area, 'mapWidthM' | 'squareAreaM2' | 'imageWidth' | 'imageHeight'>;

/** Returns the squares of a plan as shares of its sides; null while they are not known, or too many. */
export function planGrid({ mapWidthM, squareAreaM2, imageWidth, imageHeight }: Measured): PlanGrid | null {
  const heightM = planHeightM({ mapWidthM, imageWidth, imageHeight });
  if (mapWidthM === null || heightM === null || squareAreaM2 === null) return null;
  if (!(mapWidthM > 0) || !(squareAreaM2 > 0)) return null;
  const grid = gridOf(mapWidthM, heightM, squareAreaM2);
  if (!grid.ok) return null;
  const { columns, rows, sideM } = grid.value;
  return { columns, rows, stepX: sideM / mapWidthM, stepY: sideM / heightM };
}
