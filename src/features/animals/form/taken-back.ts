import { checkDifference } from '#domain/animals/change-animal.ts';
import type { AnimalFields } from '#domain/animals/check-animal.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { isSameValue } from '#kit/form/record-draft.ts';
import { FORM_FIELDS, type FormAnimal, savedFields } from './form-animal.ts';

/** The request that takes a saved change back. */
export type TakenBack = { readonly fields: Partial<AnimalFields>; readonly authorizedFacilities?: string[] };

/** Whether what was saved may be taken back: an odd value that was mended cannot be said anew. */
export function mayTakeBack(before: FormAnimal, saved: Partial<FormAnimal>, now: EpochMs): boolean {
  return Object.keys(checkDifference({ ...before, ...saved }, before, now)).length === 0;
}

/** Returns what takes a saved change back, and nothing that others have changed since; null when they changed the same. */
export function takenBack(before: FormAnimal, saved: Partial<FormAnimal>, now: FormAnimal): TakenBack | null {
  const names = FORM_FIELDS.filter((field) => field in saved);
  if (names.some((field) => !isSameValue(saved[field], now[field]))) return null;
  const back = { ...now, ...Object.fromEntries(names.map((field) => [field, before[field]])) };
  const fields = savedFields(back, now);
  return names.includes('authorizedFacilities')
    ? { fields, authorizedFacilities: [...before.authorizedFacilities] }
    : { fields };
}
