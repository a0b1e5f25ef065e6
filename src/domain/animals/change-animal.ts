import type { EpochMs } from '../time/epoch.ts';
import { type AnimalErrors, type AnimalFields, checkAnimal, tidyAnimal } from './check-animal.ts';

/** The new values of an animal's fields; a field that is absent stays as it is stored, however odd. */
export type AnimalDifference = { readonly [Field in keyof AnimalFields]?: AnimalFields[Field] | undefined };

/** The fields of a new animal before anything is typed. */
export const UNSAID_ANIMAL: AnimalFields = {
  animalName: '',
  animalChipId: null,
  animalBirthdate: null,
  animalSexe: null,
  specieId: null,
  subspecies: null,
  registryId: null,
  notes: '',
  birthDetail: null,
  sire: null,
  dam: null,
  otherIdentifiers: [],
  deathCause: null,
  bodyFate: null,
};

const FIELDS = Object.keys(UNSAID_ANIMAL) as (keyof AnimalFields)[];

/**
 * Returns the fields whose new value differs from the stored one, tidy; blanks around a text are no difference. Empty
 * when nothing differs.
 */
export function changedFields(before: AnimalFields, said: AnimalDifference): Partial<AnimalFields> {
  const was = tidyAnimal(fieldsOf(before));
  const is = tidyAnimal(withDifference(before, said));
  return Object.fromEntries(
    FIELDS.filter((field) => isOther(is[field], was[field])).map((field) => [field, is[field]]),
  );
}

/**
 * Returns the faults of the changed fields at `now`; empty when they may be saved. Registers hold odd values: an
 * untouched one does not keep a person from changing another field.
 * @source specification, point 5 "Animal"; the codes are those of `checkAnimal`
 */
export function checkDifference(before: AnimalFields, said: AnimalDifference, now: EpochMs): AnimalErrors {
  const anew = changedFields(before, said);
  const wrong = checkAnimal({ ...fieldsOf(before), ...anew }, now);
  return Object.fromEntries(Object.entries(wrong).filter(([field]) => field in anew));
}

/** Returns the animal with its fields changed. */
export function withDifference(before: AnimalFields, said: AnimalDifference): AnimalFields {
  const named = FIELDS.filter((field) => said[field] !== undefined).map((field) => [field, said[field]]);
  return { ...fieldsOf(before), ...Object.fromEntries(named) };
}

function fieldsOf(animal: AnimalFields): AnimalFields {
  return Object.fromEntries(FIELDS.map((field) => [field, animal[field] ?? UNSAID_ANIMAL[field]])) as AnimalFields;
}

/** Returns whether two values of a field differ; parents and identifiers are compared by what they say. */
function isOther(is: unknown, was: unknown): boolean {
  return is !== was && JSON.stringify(is) !== JSON.stringify(was);
}
