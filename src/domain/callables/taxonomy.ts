import * as z from 'zod/mini';
import { TAXON_NAME_LENGTH } from '../taxonomy/latin-name.ts';
import { IUCN_CATEGORIES, IUCN_NAMES_LENGTH, LABEL_KINDS } from '../taxonomy/taxonomy.ts';
import { LANGUAGES } from '../users/language.ts';
import { documentId } from '../shared/field-shapes.ts';

const name = z.string().check(z.maxLength(TAXON_NAME_LENGTH));
/** Names by language; that one is too long to be stored says `check-species.ts`, with a code for its language. */
const translations = z.partialRecord(z.enum(LANGUAGES), z.string().check(z.maxLength(TAXON_NAME_LENGTH * 10)));

/** Lines of the IUCN list that one call writes. */
export const IUCN_ROWS_A_CALL = 400;

/** Creates or changes a species; provider staff. `review`: absent as it is, null closes it, a text is its reason. */
export const saveSpeciesRequest = z.strictObject({
  /** null for a new one */
  specieId: z.nullable(documentId),
  specieName: name,
  specieLatinName: name,
  trad: translations,
  familyId: z.nullable(documentId),
  iucnCategory: z.nullable(z.enum(IUCN_CATEGORIES)),
  iucnId: z.nullable(documentId),
  source: name,
  review: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
  expectedUpdatedAtUnix: z.nullable(z.int()),
});
export const saveSpeciesData = z.object({ specieId: z.string() });
export type SaveSpeciesRequest = z.infer<typeof saveSpeciesRequest>;

/** Creates or changes a family or an order; provider staff. */
export const saveTaxonRequest = z.strictObject({
  kind: z.enum(['family', 'order']),
  id: z.nullable(documentId),
  name,
  latinName: name,
  /** of a family */
  orderId: z.nullable(documentId),
});
export const saveTaxonData = z.object({ id: z.string() });
export type SaveTaxonRequest = z.infer<typeof saveTaxonRequest>;

/** Deletes a species no animal is of, a family without species, an order without families; else refused. */
export const removeTaxonRequest = z.strictObject({ kind: z.enum(['species', 'family', 'order']), id: documentId });
export const removeTaxonData = z.object({ id: z.string() });

/** Creates, renames, archives or restores a tag, a category or a goal; provider staff. */
export const saveLabelRequest = z.strictObject({
  kind: z.enum(LABEL_KINDS),
  id: z.nullable(documentId),
  name,
  trad: translations,
  archived: z.boolean(),
});
export const saveLabelData = z.object({ id: z.string() });

/** Writes lines of an IUCN list; provider staff. The same lines again change nothing. */
export const importIucnSpeciesRequest = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        iucnId: documentId,
        latinName: name,
        className: name,
        orderLatinName: name,
        familyLatinName: name,
        category: z.nullable(z.enum(IUCN_CATEGORIES)),
        commonNames: z.partialRecord(z.enum(LANGUAGES), z.string().check(z.maxLength(IUCN_NAMES_LENGTH))),
      }),
    )
    .check(z.minLength(1), z.maxLength(IUCN_ROWS_A_CALL)),
});
export const importIucnSpeciesData = z.object({ written: z.int() });
