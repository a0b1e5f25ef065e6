import type { AnimalFields } from '#domain/animals/check-animal.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { isSameValue } from '#kit/form/record-draft.ts';
import { checkChanged, FORM_FIELDS, type FormAnimal, savedFields } from './form-animal.ts';

/** The request that undoes a saved change. */
type TakenBack = { readonly fields: Partial<AnimalFields> };

/** Returns whether a saved change may be undone: a mended odd value cannot be stored again. */
export function mayTakeBack(before: FormAnimal, saved: Partial<FormAnimal>, now: EpochMs): boolean {
  return Object.keys(checkChanged({ ...before, ...saved }, before, now)).length === 0;
}

/**
 * Returns the request that undoes a saved change, without the fields that others have changed since; null when they
 * changed them all.
 */
export function takenBack(before: FormAnimal, saved: Partial<FormAnimal>, now: FormAnimal): TakenBack | null {
  const names = FORM_FIELDS.filter((field) => field in saved);
  if (names.some((field) => !isSameValue(saved[field], now[field]))) return null;
  const back = { ...now, ...Object.fromEntries(names.map((field) => [field, before[field]])) };
  return { fields: savedFields(back, now) };
}
