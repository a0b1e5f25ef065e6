import * as z from 'zod/mini';
import { LANGUAGES } from '../users/language.ts';

/** Categories of the IUCN Red List, from the least to the most threatened, and the two that say nothing of it. */
export const IUCN_CATEGORIES = ['LC', 'NT', 'VU', 'EN', 'CR', 'EW', 'EX', 'DD', 'NE'] as const;

const id = z.string().check(z.minLength(1));
/** Common names by language; a language whose name is not known is absent. */
export const translationsSchema = z.partialRecord(z.enum(LANGUAGES), z.string());
export type Translations = z.infer<typeof translationsSchema>;

/** Why a species is under review. */
export const reviewDataSchema = z.object({ reason: z.string(), by: z.string(), atUnix: z.int() });

/** A species, as stored in `species/{specieId}` (specification, point 3); `specieName` is its French name. */
export const speciesSchema = z.object({
  specieId: id,
  specieName: z.string(),
  specieLatinName: z.string(),
  trad: translationsSchema,
  familyId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  specieFamily: z.nullable(
    z.object({
      familyId: z.nullable(z.string()),
      familyOrder: z.nullable(z.object({ orderId: z.nullable(z.string()) })),
    }),
  ),
  iucnCategory: z.nullable(z.enum(IUCN_CATEGORIES)),
  /** its place in the imported IUCN list */
  iucnId: z.nullable(z.string()),
  /** where what is said of it comes from */
  source: z.string(),
  underReview: z.boolean(),
  reviewData: z.nullable(reviewDataSchema),
  updatedAtUnix: z.nullable(z.int()),
});
export type Species = z.infer<typeof speciesSchema>;

export const OLDER_SPECIES = {
  specieName: '',
  trad: {},
  familyId: null,
  orderId: null,
  specieFamily: null,
  iucnCategory: null,
  iucnId: null,
  source: '',
  underReview: false,
  reviewData: null,
  updatedAtUnix: null,
} satisfies Omit<Species, 'specieId' | 'specieLatinName'>;

/** A family, as stored in `family/{familyId}`. */
export const familySchema = z.object({
  familyId: id,
  familyName: z.string(),
  familyLatinName: z.string(),
  familyOrder: z.nullable(z.object({ orderId: z.nullable(z.string()) })),
});
export type Family = z.infer<typeof familySchema>;

/** An order, as stored in `order/{orderId}`. */
export const orderSchema = z.object({ orderId: id, orderName: z.string(), orderLatinName: z.string() });
export type Order = z.infer<typeof orderSchema>;

/** What was changed of a species, by whom, as stored in `species/{specieId}/logs/{timestamp}`. */
export const speciesLogSchema = z.object({
  logId: id,
  atUnix: z.int(),
  by: z.string(),
  byName: z.string(),
  action: z.enum(['created', 'changed', 'reviewAsked', 'reviewClosed', 'synchronised']),
  /** field, before, after; as texts */
  changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
});
export type SpeciesLog = z.infer<typeof speciesLogSchema>;

/** A tag, a category or a goal, as stored in `tags`, `categories`, `goals`; deleting is archiving. */
export const labelSchema = z.object({
  id,
  /** French; `tagName` of tags in the specification */
  name: z.string(),
  trad: translationsSchema,
  archived: z.boolean(),
});
export type Label = z.infer<typeof labelSchema>;
export const LABEL_KINDS = ['tags', 'categories', 'goals'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Longest names of a species of the IUCN list in one language: several stand in one cell. */
export const IUCN_NAMES_LENGTH = 1_000;

/** A line of the imported IUCN list, as stored in `iucnSpecies/{iucnId}`. */
export const iucnSpeciesSchema = z.object({
  iucnId: id,
  latinName: z.string(),
  className: z.string(),
  orderLatinName: z.string(),
  familyLatinName: z.string(),
  category: z.nullable(z.enum(IUCN_CATEGORIES)),
  commonNames: z.partialRecord(z.enum(LANGUAGES), z.string()),
  /** folded Latin name, for search by its beginning */
  latinKey: z.string(),
  /** folded words of the common names, and their beginnings of three letters and more, for search */
  nameKeys: z.array(z.string()),
});
export type IucnSpecies = z.infer<typeof iucnSpeciesSchema>;
