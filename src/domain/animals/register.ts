import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { ANIMAL_STATUSES, type Animal, SEXES } from './animal.ts';
import { otherIdentifier } from './other-identifiers.ts';

/**
 * Animals in one part: about 100 KB, so that 10,000 animals are 25 documents and one changed animal sends one of them.
 */
export const REGISTER_PART_SIZE = 400;

/** The fields of an animal that lists show, filter and search without reading its document. */
export const registerEntrySchema = z.object({
  animalName: z.string(),
  animalChipId: z.nullable(z.string()),
  animalBirthdate: z.nullable(z.string()),
  animalSexe: z.nullable(z.enum(SEXES)),
  enclosureId: z.nullable(z.string()),
  groupId: z.nullable(z.string()),
  specieId: z.nullable(z.string()),
  specieName: z.string(),
  specieLatinName: z.string(),
  subspecies: z.nullable(z.string()),
  registryId: z.nullable(z.string()),
  /** absent where there is none */
  otherIdentifiers: z.optional(z.array(otherIdentifier)),
  status: z.enum(ANIMAL_STATUSES),
  isArchived: z.boolean(),
  /** absent for every record but one that was merged into another */
  mergedInto: z.optional(z.string()),
  /** address of its main picture */
  photoUrl: z.nullable(z.string()),
});
export type RegisterEntry = z.infer<typeof registerEntrySchema>;

/**
 * A part of an establishment's register of animals, as stored in `zoo/{zooId}/animalRegister/{part}`. The server writes
 * it in the same transaction as the animals: the parts together hold every animal of the establishment.
 */
export const registerPartSchema = z.object({
  part: field.ownId(),
  zooId: field.zooId(),
  count: field.count(),
  /** by animalId */
  entries: z.record(z.string(), registerEntrySchema),
});
export type RegisterPart = z.infer<typeof registerPartSchema>;

/** Returns the register's entry of an animal. */
export function registerEntryOf(animal: Animal): RegisterEntry {
  return {
    animalName: animal.animalName,
    animalChipId: animal.animalChipId,
    animalBirthdate: animal.animalBirthdate,
    animalSexe: animal.animalSexe,
    enclosureId: animal.animalEnclosureData?.enclosureId ?? null,
    groupId: animal.group?.groupId ?? null,
    specieId: animal.specieId,
    specieName: animal.specieName,
    specieLatinName: animal.specieLatinName,
    subspecies: animal.subspecies,
    registryId: animal.registryId,
    ...(animal.otherIdentifiers?.length ? { otherIdentifiers: animal.otherIdentifiers } : {}),
    status: animal.status,
    isArchived: animal.isArchived,
    ...(animal.mergedInto === undefined ? {} : { mergedInto: animal.mergedInto }),
    photoUrl: animal.photo?.url ?? null,
  };
}

/** Returns the name of the n-th part, from 0: 'part-0000', so that names sort as their numbers do. */
export function registerPartName(number: number): string {
  return `part-${String(number).padStart(4, '0')}`;
}

/**
 * Returns the register of one establishment's animals, in parts of at most 400 in the order given; no parts for no
 * animals. Used where a register is built anew: otherwise the server keeps it animal by animal.
 */
export function registerParts(animals: readonly Animal[]): RegisterPart[] {
  const parts: RegisterPart[] = [];
  for (let from = 0; from < animals.length; from += REGISTER_PART_SIZE) {
    const some = animals.slice(from, from + REGISTER_PART_SIZE);
    parts.push({
      part: registerPartName(parts.length),
      zooId: some[0]?.zooId ?? '',
      count: some.length,
      entries: Object.fromEntries(some.map((animal) => [animal.animalId, registerEntryOf(animal)])),
    });
  }
  return parts;
}
