import { appError, type AppError } from '../errors/app-error.ts';
import { nameFault, tidyName } from '../text/plain-name.ts';
import { PLACE_NAME_LENGTH } from '../fields/fields.ts';
import type { Area } from './enclosure.ts';
import { gridOf } from './grid.ts';
import { isMeasure, MAX_AREA_M2, MAX_WIDTH_M } from './measure.ts';

/** The fields of a plan that people type. */
export type TypedPlan = Pick<Area, 'areaName' | 'mapWidthM' | 'squareAreaM2' | 'elevation'>;

/** The faults of a plan by field; a valid field is absent. */
export type PlanErrors = Partial<Record<keyof TypedPlan, AppError>>;

/** Returns the plan as it is stored: no blanks around its name. */
export function tidyPlan<Plan extends TypedPlan>(typed: Plan): Plan {
  return { ...typed, areaName: tidyName(typed.areaName) };
}

/**
 * Returns the faults of a tidy plan; empty when it may be saved. Its name may be missing. Codes: 'plan/width-required',
 * 'plan/square-required' (missing, or no measure above 0), 'enclosure/grid-too-wide' beyond 100 squares across, and
 * 'generic/invalid-input' for the name.
 * @source specification, point 5 "Enclosure and zone"
 */
export function checkPlan({ areaName, mapWidthM, squareAreaM2 }: TypedPlan): PlanErrors {
  const errors: PlanErrors = {};
  if (areaName !== '' && nameFault(areaName, PLACE_NAME_LENGTH) !== null)
    errors.areaName = appError('generic/invalid-input');
  const hasWidth = mapWidthM !== null && isMeasure(mapWidthM, MAX_WIDTH_M);
  const hasSquare = squareAreaM2 !== null && isMeasure(squareAreaM2, MAX_AREA_M2);
  if (!hasWidth) errors.mapWidthM = appError('plan/width-required');
  if (!hasSquare) errors.squareAreaM2 = appError('plan/square-required');
  if (!hasWidth || !hasSquare) return errors;
  // Only its width decides: the height of a plan follows from its image.
  const grid = gridOf(mapWidthM, mapWidthM, squareAreaM2);
  if (!grid.ok) errors.squareAreaM2 = grid.error;
  return errors;
}
