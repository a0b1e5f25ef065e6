import { appError, type AppError } from '../errors/app-error.ts';
import { hasControlCharacters, nameFault, tidyName } from '../text/plain-name.ts';
import { MEMO_LENGTH, PLACE_NAME_LENGTH } from '../fields/fields.ts';
import type { Enclosure } from './enclosure.ts';
import { isMeasure, MAX_AREA_M2 } from './measure.ts';

/** The fields of an enclosure that people type. */
export type TypedEnclosure = Pick<
  Enclosure,
  'enclosureName' | 'linkedSectorId' | 'memo' | 'indoorArea' | 'outdoorArea'
>;

/** The faults of an enclosure by field; a valid field is absent. */
export type EnclosureErrors = Partial<Record<keyof TypedEnclosure, AppError>>;

/** Returns the enclosure as it is stored: no blanks around a text. */
export function tidyEnclosure(typed: TypedEnclosure): TypedEnclosure {
  return { ...typed, enclosureName: tidyName(typed.enclosureName), memo: typed.memo.trim() };
}

/**
 * Returns the faults of a tidy enclosure; empty when it may be saved. Areas may be missing. Codes:
 * 'enclosure/name-required', '…/name-too-long', '…/area-invalid', and 'generic/invalid-input' for control characters
 * and a memo that is too long.
 * @source specification, point 5 "Enclosure and zone"
 */
export function checkEnclosure(enclosure: TypedEnclosure): EnclosureErrors {
  const errors: EnclosureErrors = {};
  const fault = nameFault(enclosure.enclosureName, PLACE_NAME_LENGTH);
  if (fault === 'missing') errors.enclosureName = appError('enclosure/name-required');
  if (fault === 'too-long') errors.enclosureName = appError('enclosure/name-too-long');
  if (fault === 'control-character') errors.enclosureName = appError('generic/invalid-input');
  if (enclosure.memo.length > MEMO_LENGTH || hasControlCharacters(enclosure.memo))
    errors.memo = appError('generic/invalid-input');
  for (const field of ['indoorArea', 'outdoorArea'] as const) {
    const area = enclosure[field];
    if (area !== null && !isMeasure(area, MAX_AREA_M2)) errors[field] = appError('enclosure/area-invalid');
  }
  return errors;
}
