import * as z from 'zod/mini';

/** The stored words for the sexes (specification, point 9); registries know a third, which is an error by name on import. */
export const SEXES = ['Male', 'Femelle'] as const;
export type Sex = (typeof SEXES)[number];

/** Where an animal is in its life here. Archived ones keep the state they had. */
export const ANIMAL_STATUSES = ['present', 'departed', 'dead'] as const;
export type AnimalStatus = (typeof ANIMAL_STATUSES)[number];

export const ANIMAL_NAME_LENGTH = 100;
export const ANIMAL_NOTES_LENGTH = 5_000;
/** Years that an archived animal's data are kept (specification, point 9). */
export const ARCHIVE_YEARS = 10;

/**
 * An animal, as stored in `animals/{animalId}` (specification, point 3). Registers of parks hold missing and odd values: what is
 * stored is read as it is, and only what is typed or imported is held against the rules (`check-animal.ts`).
 * Written by the server alone, which keeps the register and the counts of its places with it.
 */
export const animalSchema = z.object({
  animalId: z.string().check(z.minLength(1)),
  zooId: z.string().check(z.minLength(1)),
  animalName: z.string(),
  /** 14 digits when it is right */
  animalChipId: z.nullable(z.string()),
  /** MM/YYYY when it is right */
  animalBirthdate: z.nullable(z.string()),
  animalSexe: z.nullable(z.enum(SEXES)),
  /** where it is now; null when it is nowhere: departed, dead, archived */
  animalEnclosureData: z.nullable(z.object({ enclosureId: z.string() })),
  group: z.nullable(z.object({ groupId: z.string() })),
  /** when it came to where it is; a later move cannot lie before. Absent where nothing was recorded yet */
  placedAtUnix: z.optional(z.nullable(z.int())),
  specieId: z.nullable(z.string()),
  specieName: z.string(),
  specieLatinName: z.string(),
  subspecies: z.nullable(z.string()),
  /** its identifier in the register it was imported from; told apart by it on the next import */
  registryId: z.nullable(z.string()),
  status: z.enum(ANIMAL_STATUSES),
  /** day of death or departure, in epoch milliseconds */
  statusAtUnix: z.nullable(z.int()),
  isArchived: z.boolean(),
  archivedAtUnix: z.nullable(z.int()),
  notes: z.string(),
  photo: z.nullable(z.object({ url: z.string() })),
  lastEvaluationUnix: z.nullable(z.int()),
  /** ids of the establishments that may read it, its own among them (decision 14) */
  authorizedFacilities: z.array(z.string()),
  /** which part of the register it stands in */
  registerPart: z.nullable(z.string()),
  createdAtUnix: z.nullable(z.int()),
  updatedAtUnix: z.nullable(z.int()),
});
export type Animal = z.infer<typeof animalSchema>;

/** What a document written before a field existed is taken to say. */
export const OLDER_ANIMAL = {
  animalChipId: null,
  animalBirthdate: null,
  animalSexe: null,
  animalEnclosureData: null,
  group: null,
  specieId: null,
  specieName: '',
  specieLatinName: '',
  subspecies: null,
  registryId: null,
  status: 'present',
  statusAtUnix: null,
  isArchived: false,
  archivedAtUnix: null,
  notes: '',
  photo: null,
  lastEvaluationUnix: null,
  authorizedFacilities: [],
  registerPart: null,
  createdAtUnix: null,
  updatedAtUnix: null,
} satisfies Omit<Animal, 'animalId' | 'zooId' | 'animalName'>;
