import { type Corner, shapeShare, storedCorner } from './shape.ts';

/** The size of a plan in the world: its width in metres, and the pixels of its image. */
export type PlanSize = {
  readonly mapWidthM: number | null;
  readonly imageWidth: number | null;
  readonly imageHeight: number | null;
};

/** Returns the height of a plan in metres; null while its width or its image is not known. */
export function planHeightM({ mapWidthM, imageWidth, imageHeight }: PlanSize): number | null {
  if (!isSize(mapWidthM) || !isSize(imageWidth) || !isSize(imageHeight)) return null;
  return (mapWidthM * imageHeight) / imageWidth;
}

/** Returns the m² inside an outline, to the hundredth; null while the plan's size is not known. */
export function polygonAreaM2(corners: readonly Corner[], plan: PlanSize): number | null {
  const heightM = planHeightM(plan);
  if (heightM === null || plan.mapWidthM === null) return null;
  return Math.round(shapeShare(corners.map(storedCorner)) * plan.mapWidthM * heightM * 100) / 100;
}

function isSize(value: number | null): value is number {
  return value !== null && Number.isFinite(value) && value > 0;
}
