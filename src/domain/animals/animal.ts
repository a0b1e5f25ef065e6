import * as z from 'zod/mini';
import { olderFieldsOf } from '../fields/field.ts';
import * as field from '../fields/fields.ts';
import { documentId } from '../shared/field-shapes.ts';
import { otherIdentifier, otherIdentifiersAsked } from './other-identifiers.ts';
import { parentAsked, parentSchema } from './parents.ts';

/**
 * The stored words for the sexes (specification, point 9); registries know a third, which is an error by name on
 * import.
 */
export const SEXES = ['Male', 'Femelle'] as const;
export type Sex = (typeof SEXES)[number];

/** The statuses of an animal's life here. An archived animal keeps the status it had. */
export const ANIMAL_STATUSES = ['present', 'departed', 'dead'] as const;
export type AnimalStatus = (typeof ANIMAL_STATUSES)[number];

/** The changes of status that people record. */
export const STATUS_CHANGES = ['departure', 'death', 'archive', 'restore'] as const;
export type StatusChange = (typeof STATUS_CHANGES)[number];

/** The causes of a death; 'unknown' says that nobody could tell, null that nobody has said yet. */
export const DEATH_CAUSES = ['natural', 'disease', 'accident', 'predation', 'euthanasia', 'unknown'] as const;
export type DeathCause = (typeof DEATH_CAUSES)[number];

/** The ways of a dead animal's body; 'museum' includes teaching collections, 'rendering' is the plant that disposes of it. */
export const BODY_FATES = ['autopsy', 'incineration', 'rendering', 'museum', 'unknown'] as const;
export type BodyFate = (typeof BODY_FATES)[number];

export const ANIMAL_NAME_LENGTH = 100;
export const ANIMAL_NOTES_LENGTH = 5_000;
/** Years that an archived animal's data are kept (specification, point 9). */
export const ARCHIVE_YEARS = 10;

/**
 * An animal, as stored in `animals/{animalId}` (specification, point 3). Registers of parks hold missing and odd
 * values: what is stored is read as it is, and only what is typed or imported is held against the rules
 * (`check-animal.ts`). Written by the server alone, which keeps the register and the counts of its places with it.
 */
export const animalSchema = z.object({
  animalId: field.ownId(),
  zooId: field.zooId(),
  animalName: field.placeName(),
  /** 14 digits when it is valid */
  animalChipId: field.older(field.textOrNull(), null),
  /** MM/YYYY when it is valid */
  animalBirthdate: field.older(field.textOrNull(), null),
  /** what is known beside the month: its day, 'YYYY-MM-DD', or roughly the year alone, '~YYYY' (`birth.ts`) */
  birthDetail: field.older(field.textOrNull(), null),
  animalSexe: field.older(field.orNull(field.choice(SEXES)), null),
  /** where it is now; null when it is nowhere: departed, dead, archived */
  animalEnclosureData: field.older(z.nullable(z.object({ enclosureId: z.string() })), null),
  group: field.older(z.nullable(z.object({ groupId: z.string() })), null),
  /** the instant of its last move; a later move cannot lie before. Absent where nothing was recorded yet */
  placedAtUnix: field.later(field.instantOrNull()),
  specieId: field.older(field.idOrNull(), null),
  specieName: field.older(field.text(), ''),
  specieLatinName: field.older(field.text(), ''),
  subspecies: field.older(field.textOrNull(), null),
  /** its identifier in the register from which it was imported; the next import recognises it by this */
  registryId: field.older(field.textOrNull(), null),
  /** its further identifiers: an import recognises it by them too; absent or empty where there is none */
  otherIdentifiers: z.optional(z.array(otherIdentifier)),
  sire: field.older(z.nullable(parentSchema), null),
  dam: field.older(z.nullable(parentSchema), null),
  status: field.older(field.choice(ANIMAL_STATUSES), 'present'),
  /** day of death or departure, in epoch milliseconds */
  statusAtUnix: field.older(field.instantOrNull(), null),
  /** of a dead animal, as far as it is known by now */
  deathCause: field.older(field.orNull(field.choice(DEATH_CAUSES)), null),
  bodyFate: field.older(field.orNull(field.choice(BODY_FATES)), null),
  isArchived: field.older(field.flag(), false),
  archivedAtUnix: field.older(field.instantOrNull(), null),
  notes: field.older(field.text(ANIMAL_NOTES_LENGTH), ''),
  photo: field.older(z.nullable(z.object({ url: z.string() })), null),
  /** the records of the same animal that were merged into this one; absent where there is none */
  mergedIds: z.optional(z.array(z.string())),
  /** the record into which this one was merged; absent for any other */
  mergedInto: z.optional(z.string()),
  /** kept by the server: its last evaluation, by a session of a welfare campaign or by a quick evaluation */
  lastEvaluationUnix: field.older(field.instantOrNull(), null),
  /** ids of the establishments that may read it, its own among them (decision 14) */
  authorizedFacilities: field.older(field.idList(), []),
  /** name of its establishment, for the people of the others that read it; null while it is shared with nobody */
  establishmentName: field.older(field.textOrNull(), null),
  /** the part of the register in which it stands */
  registerPart: field.older(field.idOrNull(), null),
  createdAtUnix: field.older(field.instantOrNull(), null),
  updatedAtUnix: field.older(field.instantOrNull(), null),
});
export type Animal = z.infer<typeof animalSchema>;

/** The values of the fields that an older document may lack. */
export const OLDER_ANIMAL = olderFieldsOf(animalSchema);

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));

/**
 * The fields of an animal that a row of a register file holds. `check-animal.ts` checks their values, with an error code for each.
 */
export const animalFields = {
  animalName: text(ANIMAL_NAME_LENGTH * 10),
  animalChipId: z.nullable(text(64)),
  animalBirthdate: z.nullable(text(32)),
  animalSexe: z.nullable(z.enum(SEXES)),
  specieId: z.nullable(documentId),
  subspecies: z.nullable(text(200)),
  registryId: z.nullable(text(100)),
  notes: text(ANIMAL_NOTES_LENGTH),
} as const;

/** The fields of an animal that a person may send: also those that no register file has. */
export const typedAnimalFields = {
  ...animalFields,
  birthDetail: z.nullable(text(32)),
  sire: z.nullable(parentAsked),
  dam: z.nullable(parentAsked),
  otherIdentifiers: otherIdentifiersAsked,
  deathCause: z.nullable(z.enum(DEATH_CAUSES)),
  bodyFate: z.nullable(z.enum(BODY_FATES)),
} as const;
