import * as z from 'zod/mini';
import { type Animal, SEXES } from '#domain/animals/animal.ts';
import { saidAnew } from '#domain/animals/change-animal.ts';
import type { AnimalFields } from '#domain/animals/check-animal.ts';

/** What the form of an animal holds. */
export type FormAnimal = AnimalFields & { readonly authorizedFacilities: readonly string[] };
export const FORM_FIELDS = [
  'animalName',
  'specieId',
  'subspecies',
  'animalSexe',
  'animalBirthdate',
  'animalChipId',
  'registryId',
  'notes',
  'authorizedFacilities',
] as const satisfies readonly (keyof FormAnimal)[];

/** Returns what the form shows of a stored animal. */
export function formAnimal(animal: Animal): FormAnimal {
  const { animalName, animalChipId, animalBirthdate, animalSexe, specieId, subspecies, registryId, notes } = animal;
  const { authorizedFacilities } = animal;
  return {
    animalName,
    animalChipId,
    animalBirthdate,
    animalSexe,
    specieId,
    subspecies,
    registryId,
    notes,
    authorizedFacilities,
  };
}

/** Returns what of the form goes into `fields` of a call: what is to be another than it is `stored`, tidy. */
export function savedFields(typed: FormAnimal, stored: FormAnimal): Partial<AnimalFields> {
  return saidAnew(stored, typed);
}

/** Whether two values of a field say the same. */
export function isSame(one: FormAnimal[keyof FormAnimal], other: FormAnimal[keyof FormAnimal]): boolean {
  const said = (value: typeof one) => JSON.stringify(typeof value === 'string' ? value.trim() || null : value);
  return said(one) === said(other) || (!one?.length && !other?.length);
}

const text = z.nullable(z.string());
/** A form as it was kept in this tab. */
export const keptFormSchema = z.partial(
  z.object({
    animalName: z.string(),
    animalChipId: text,
    animalBirthdate: text,
    animalSexe: z.nullable(z.enum(SEXES)),
    specieId: text,
    subspecies: text,
    registryId: text,
    notes: z.string(),
    authorizedFacilities: z.array(z.string()),
  }),
);
