import * as z from 'zod/mini';
import { type Animal, animalSchema } from '#domain/animals/animal.ts';
import { writtenBirth } from '#domain/animals/birth.ts';
import { changedFields, checkDifference } from '#domain/animals/change-animal.ts';
import { type AnimalErrors, type AnimalFields, checkAnimal, tidyAnimal } from '#domain/animals/check-animal.ts';
import { settledChip } from '#domain/animals/check-identifiers.ts';
import { otherIdentifier } from '#domain/animals/other-identifiers.ts';
import { readTypedBirth } from '#domain/animal-import/typed-birth.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { fieldsOf, picked } from '#kit/form/record-draft.ts';

/** The fields that people type of an animal, in the order of the form; `animalBirthdate` holds the birth as it is typed. */
export const animalFormSchema = z.extend(
  z.pick(animalSchema, {
    animalName: true,
    specieId: true,
    subspecies: true,
    animalSexe: true,
    animalBirthdate: true,
    sire: true,
    dam: true,
    animalChipId: true,
    registryId: true,
  }),
  {
    otherIdentifiers: z.array(otherIdentifier),
    ...z.pick(animalSchema, { deathCause: true, bodyFate: true, notes: true }).shape,
  },
);
export type FormAnimal = z.infer<typeof animalFormSchema>;
export const FORM_FIELDS = fieldsOf(animalFormSchema);

/** Returns the form's values of a stored animal. */
export function formAnimal(animal: Animal): FormAnimal {
  const otherIdentifiers = animal.otherIdentifiers ?? [];
  return picked<FormAnimal>(FORM_FIELDS, {
    ...animal,
    otherIdentifiers,
    animalBirthdate: writtenBirth(animal) || null,
  });
}

/** The values of a form of a new or of a stored animal. */
type Typed = Omit<FormAnimal, 'deathCause' | 'bodyFate'> & Partial<Pick<FormAnimal, 'deathCause' | 'bodyFate'>>;

/**
 * Returns typed values tidy, as an import reads them: the birth in one way of writing, and a chip of 15 digits among
 * the further identifiers. A text that cannot be read stays as it was typed.
 */
export function tidyForm<Of extends Typed>(typed: Of): Of {
  const settled = settledChip(typed);
  const birth = readTypedBirth(typed.animalBirthdate ?? '');
  return tidyAnimal(birth.ok ? { ...settled, animalBirthdate: writtenBirth(birth.value) || null } : settled);
}

/** Returns the fields of an animal as they are stored; a birth that cannot be read is its text. */
export function storedFields({ animalBirthdate, ...typed }: Typed): AnimalFields {
  const birth = readTypedBirth(animalBirthdate ?? '');
  return { ...typed, ...(birth.ok ? birth.value : { animalBirthdate, birthDetail: null }) };
}

/** Returns the faults of a tidy new animal, at the fields of the form. */
export function checkNew(typed: Typed & { readonly enclosureId: string | null }, now: EpochMs) {
  return atFields(checkAnimal({ ...storedFields(typed), enclosureId: typed.enclosureId }, now));
}

/** Returns the faults of the tidy fields that differ from the stored ones, at the fields of the form. */
export function checkChanged(stored: Typed, typed: Typed, now: EpochMs): Omit<AnimalErrors, 'birthDetail'> {
  return atFields(checkDifference(storedFields(stored), storedFields(typed), now));
}

/** The form has one field for the month of birth and for what is known beside it. */
function atFields({ birthDetail, ...errors }: AnimalErrors): Omit<AnimalErrors, 'birthDetail'> {
  return birthDetail === undefined ? errors : { animalBirthdate: birthDetail, ...errors };
}

/** Returns the tidy `fields` of a call: those whose value in the form differs from the `stored` one. */
export function savedFields(typed: Typed, stored: Typed): Partial<AnimalFields> {
  return changedFields(storedFields(stored), storedFields(typed));
}
