import * as z from 'zod/mini';
import { type Animal, animalSchema } from '#domain/animals/animal.ts';
import { changedFields } from '#domain/animals/change-animal.ts';
import type { AnimalFields } from '#domain/animals/check-animal.ts';
import { fieldsOf, picked } from '#kit/form/record-draft.ts';

/** The fields that people type of an animal, in the order of the form. */
export const animalFormSchema = z.pick(animalSchema, {
  animalName: true,
  specieId: true,
  subspecies: true,
  animalSexe: true,
  animalBirthdate: true,
  animalChipId: true,
  registryId: true,
  notes: true,
});
export type FormAnimal = z.infer<typeof animalFormSchema>;
export const FORM_FIELDS = fieldsOf(animalFormSchema);

/** Returns the form's values of a stored animal. */
export function formAnimal(animal: Animal): FormAnimal {
  return picked<FormAnimal>(FORM_FIELDS, animal);
}

/** Returns the tidy `fields` of a call: those whose value in the form differs from the `stored` one. */
export function savedFields(typed: FormAnimal, stored: FormAnimal): Partial<AnimalFields> {
  return changedFields(stored, typed);
}
