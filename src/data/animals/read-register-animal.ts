import { ANIMAL_STATUSES, SEXES } from '#domain/animals/animal.ts';
import { registerEntrySchema } from '#domain/animals/register.ts';
import { IDENTIFIER_KINDS, type OtherIdentifier } from '#domain/animals/other-identifiers.ts';
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
  const { otherIdentifiers } = given;
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
    typeof isArchived !== 'boolean' ||
    'mergedInto' in given ||
    ('otherIdentifiers' in given && !isIdentifierList(otherIdentifiers))
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
    ...(isIdentifierList(otherIdentifiers)
      ? { otherIdentifiers: otherIdentifiers.map(({ kind, value }) => ({ kind, value })) }
      : {}),
    status,
    isArchived,
    photoUrl,
  };
}

function isIdentifierList(value: unknown): value is readonly OtherIdentifier[] {
  return Array.isArray(value) && value.every(isIdentifier);
}

function isIdentifier(value: unknown): value is OtherIdentifier {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { kind, value: said } = value as Readonly<Record<string, unknown>>;
  return isAmong(IDENTIFIER_KINDS, kind) && isText(said);
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
