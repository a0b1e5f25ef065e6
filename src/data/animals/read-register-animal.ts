import { ANIMAL_STATUSES, SEXES } from '#domain/animals/animal.ts';
import { registerEntrySchema } from '#domain/animals/register.ts';
import type { RegisterAnimal } from './animal-register.ts';

/**
 * Returns the animal of an entry of the register, without unknown fields; null for an entry that cannot be read. The
 * schema decides. For ten thousand entries it takes longer than the rest of a list, so the usual entry, with every
 * field in its form, is recognised by hand. The result is frozen, because the store searches every other object for
 * something to freeze.
 */
export function readRegisterAnimal(animalId: string, entry: unknown): RegisterAnimal | null {
  const usual = usualEntry(animalId, entry);
  if (usual !== null) return Object.freeze(usual);
  const read = registerEntrySchema.safeParse(entry);
  return read.success ? Object.freeze({ ...read.data, animalId }) : null;
}

function usualEntry(animalId: string, entry: unknown): RegisterAnimal | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null;
  const given = entry as Readonly<Record<string, unknown>>;
  const { animalName, specieName, specieLatinName, animalSexe, status, isArchived } = given;
  const { animalChipId, animalBirthdate, enclosureId, groupId, specieId, subspecies, registryId, photoUrl } = given;
  if (
    !isText(animalName) ||
    !isText(specieName) ||
    !isText(specieLatinName) ||
    !isTextOrNull(animalChipId) ||
    !isTextOrNull(animalBirthdate) ||
    !isTextOrNull(enclosureId) ||
    !isTextOrNull(groupId) ||
    !isTextOrNull(specieId) ||
    !isTextOrNull(subspecies) ||
    !isTextOrNull(registryId) ||
    !isTextOrNull(photoUrl) ||
    !(animalSexe === null || isAmong(SEXES, animalSexe)) ||
    !isAmong(ANIMAL_STATUSES, status) ||
    typeof isArchived !== 'boolean'
  )
    return null;
  return {
    animalId,
    animalName,
    animalChipId,
    animalBirthdate,
    animalSexe,
    enclosureId,
    groupId,
    specieId,
    specieName,
    specieLatinName,
    subspecies,
    registryId,
    status,
    isArchived,
    photoUrl,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isAmong<Word extends string>(words: readonly Word[], value: unknown): value is Word {
  return words.includes(value as Word);
}
