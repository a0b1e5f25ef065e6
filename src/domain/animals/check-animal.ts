import { appError, type AppError } from '../errors/app-error.ts';
import { hasControlCharacters, nameFault, tidyName } from '../text/plain-name.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type Animal, ANIMAL_NAME_LENGTH, ANIMAL_NOTES_LENGTH } from './animal.ts';
import { detailFault } from './birth.ts';
import { isFutureBirth, readBirthdate } from './birthdate.ts';
import { identifiersFault, tidyIdentifiers } from './check-identifiers.ts';
import { type Parent, PARENT_LENGTH, tidyParent } from './parents.ts';

export const SUBSPECIES_LENGTH = 100;
export const REGISTRY_ID_LENGTH = 100;

/** The fields of an animal that people type; a row of a register file lacks the optional ones. */
export type AnimalFields = Pick<
  Animal,
  'animalName' | 'animalChipId' | 'animalBirthdate' | 'animalSexe' | 'specieId' | 'subspecies' | 'registryId' | 'notes'
> &
  Partial<Pick<Animal, 'birthDetail' | 'sire' | 'dam' | 'otherIdentifiers' | 'deathCause' | 'bodyFate'>>;

/** The fields of the form; those of a new animal include its enclosure, null when none is chosen. */
export type TypedAnimal = AnimalFields & { readonly enclosureId?: string | null };

/** The faults of an animal by field; a valid field is absent. */
export type AnimalErrors = Partial<Record<keyof TypedAnimal, AppError>>;

const OPTIONAL = ['animalChipId', 'animalBirthdate', 'subspecies', 'registryId'] as const;

/** Returns the animal as it is stored: no blanks around a text, and null for an empty one. */
export function tidyAnimal<Typed extends AnimalFields>(typed: Typed): Typed {
  const optional = Object.fromEntries(OPTIONAL.map((field) => [field, typed[field]?.trim() || null]));
  const { sire, dam, otherIdentifiers } = typed;
  return {
    ...typed,
    ...optional,
    animalName: tidyName(typed.animalName),
    notes: typed.notes.trim(),
    ...(sire === undefined ? {} : { sire: tidyParent(sire) }),
    ...(dam === undefined ? {} : { dam: tidyParent(dam) }),
    ...(otherIdentifiers === undefined ? {} : { otherIdentifiers: tidyIdentifiers(otherIdentifiers) }),
  };
}

/**
 * Returns the faults of a tidy animal at `now`; empty when it may be saved. The server checks everything that needs the
 * register: a registry identifier that is taken, a species or an enclosure that does not exist. Codes:
 * 'animal/name-required', '…/name-too-long', '…/chip-invalid', '…/birthdate-invalid', '…/birthdate-future',
 * '…/sex-required', '…/species-required', '…/enclosure-required', '…/notes-too-long', those of `identifiersFault`, and
 * 'generic/invalid-input' for another text that is too long or one with control characters.
 * @source specification, point 5 "Animal"
 */
export function checkAnimal(animal: TypedAnimal, now: EpochMs): AnimalErrors {
  const found: readonly (readonly [keyof TypedAnimal, AppError | null])[] = [
    ['animalName', nameError(animal.animalName)],
    ['animalChipId', chipError(animal.animalChipId)],
    ['animalBirthdate', birthdateError(animal.animalBirthdate, now)],
    ['birthDetail', detailError(animal, now)],
    ['sire', parentError(animal.sire)],
    ['dam', parentError(animal.dam)],
    ['otherIdentifiers', identifiersFault(animal.otherIdentifiers ?? [])],
    ['animalSexe', animal.animalSexe === null ? appError('animal/sex-required') : null],
    ['specieId', animal.specieId === null ? appError('animal/species-required') : null],
    ['subspecies', lineError(animal.subspecies, SUBSPECIES_LENGTH)],
    ['registryId', lineError(animal.registryId, REGISTRY_ID_LENGTH)],
    ['notes', notesError(animal.notes)],
    ['enclosureId', animal.enclosureId === null ? appError('animal/enclosure-required') : null],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

/** Returns whether a chip number is valid: 14 digits. */
export function isChip(text: string): boolean {
  return /^[0-9]{14}$/.test(text);
}

function nameError(name: string): AppError | null {
  const fault = nameFault(name, ANIMAL_NAME_LENGTH);
  if (fault === 'missing') return appError('animal/name-required');
  if (fault === 'too-long') return appError('animal/name-too-long');
  return fault === null ? null : appError('generic/invalid-input');
}

function chipError(chip: string | null): AppError | null {
  return chip === null || isChip(chip) ? null : appError('animal/chip-invalid');
}

function birthdateError(birthdate: string | null, now: EpochMs): AppError | null {
  if (birthdate === null) return null;
  const born = readBirthdate(birthdate);
  if (born === null) return appError('animal/birthdate-invalid');
  return isFutureBirth(born, now) ? appError('animal/birthdate-future') : null;
}

function detailError(animal: TypedAnimal, now: EpochMs): AppError | null {
  const fault = detailFault(animal, now);
  return fault === null ? null : appError(`animal/birthdate-${fault}`);
}

function parentError(parent: Parent | null | undefined): AppError | null {
  return lineError(parent?.text || null, PARENT_LENGTH);
}

function lineError(text: string | null, longest: number): AppError | null {
  return text === null || nameFault(text, longest) === null ? null : appError('generic/invalid-input');
}

function notesError(notes: string): AppError | null {
  if (notes.length > ANIMAL_NOTES_LENGTH) return appError('animal/notes-too-long');
  return hasControlCharacters(notes) ? appError('generic/invalid-input') : null;
}
