import * as z from 'zod/mini';
import { olderFieldsOf } from '../fields/field.ts';
import * as field from '../fields/fields.ts';
import { LANGUAGES } from '../users/language.ts';

/**
 * Categories of the IUCN Red List, from the least to the most threatened, then "data deficient" and "not evaluated".
 */
export const IUCN_CATEGORIES = ['LC', 'NT', 'VU', 'EN', 'CR', 'EW', 'EX', 'DD', 'NE'] as const;

/** Common names by language; a language whose name is not known is absent. */
export const translationsSchema = z.partialRecord(z.enum(LANGUAGES), z.string());
export type Translations = z.infer<typeof translationsSchema>;

/** Why a species is under review. */
export const reviewDataSchema = z.object({ reason: z.string(), by: z.string(), atUnix: z.int() });

/** A species, as stored in `species/{specieId}` (specification, point 3); `specieName` is its French name. */
export const speciesSchema = z.object({
  specieId: field.ownId(),
  specieName: field.older(field.text(), ''),
  specieLatinName: field.text(),
  trad: field.older(translationsSchema, {}),
  familyId: field.older(field.idOrNull(), null),
  orderId: field.older(field.idOrNull(), null),
  specieFamily: field.older(
    z.nullable(
      z.object({
        familyId: z.nullable(z.string()),
        familyOrder: z.nullable(z.object({ orderId: z.nullable(z.string()) })),
      }),
    ),
    null,
  ),
  iucnCategory: field.older(field.orNull(field.choice(IUCN_CATEGORIES)), null),
  /** its place in the imported IUCN list */
  iucnId: field.older(field.idOrNull(), null),
  /** the origin of its data */
  source: field.older(field.text(), ''),
  underReview: field.older(field.flag(), false),
  reviewData: field.older(z.nullable(reviewDataSchema), null),
  updatedAtUnix: field.older(field.instantOrNull(), null),
});
export type Species = z.infer<typeof speciesSchema>;

/** The values of the fields that an older document may lack. */
export const OLDER_SPECIES = olderFieldsOf(speciesSchema);

/** A family, as stored in `family/{familyId}`. */
export const familySchema = z.object({
  familyId: field.ownId(),
  familyName: field.text(),
  familyLatinName: field.text(),
  familyOrder: z.nullable(z.object({ orderId: z.nullable(z.string()) })),
});
export type Family = z.infer<typeof familySchema>;

/** An order, as stored in `order/{orderId}`. */
export const orderSchema = z.object({ orderId: field.ownId(), orderName: field.text(), orderLatinName: field.text() });
export type Order = z.infer<typeof orderSchema>;

/** A change of a species with its author, as stored in `species/{specieId}/logs/{timestamp}`. */
export const speciesLogSchema = z.object({
  logId: field.ownId(),
  atUnix: field.instant(),
  by: field.author(),
  byName: field.text(),
  action: field.choice(['created', 'changed', 'reviewAsked', 'reviewClosed', 'synchronised']),
  /** the name of the field, its value before and after, as texts */
  changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
});
export type SpeciesLog = z.infer<typeof speciesLogSchema>;

/** A tag, a category or a goal, as stored in `tags`, `categories`, `goals`; deleting is archiving. */
export const labelSchema = z.object({
  id: field.ownId(),
  /** French; `tagName` of tags in the specification */
  name: field.text(),
  trad: translationsSchema,
  archived: field.flag(),
});
export type Label = z.infer<typeof labelSchema>;
export const LABEL_KINDS = ['tags', 'categories', 'goals'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Longest names of a species of the IUCN list in one language: several stand in one cell. */
export const IUCN_NAMES_LENGTH = 1_000;

/** A line of the imported IUCN list, as stored in `iucnSpecies/{iucnId}`. */
export const iucnSpeciesSchema = z.object({
  iucnId: field.ownId(),
  latinName: field.text(),
  className: field.text(),
  orderLatinName: field.text(),
  familyLatinName: field.text(),
  category: field.orNull(field.choice(IUCN_CATEGORIES)),
  commonNames: z.partialRecord(z.enum(LANGUAGES), z.string()),
  /** folded Latin name, for search by its beginning */
  latinKey: field.text(),
  /** folded words of the common names, and their beginnings of three letters and more, for search */
  nameKeys: z.array(z.string()),
});
export type IucnSpecies = z.infer<typeof iucnSpeciesSchema>;
