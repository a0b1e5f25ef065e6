import * as z from 'zod/mini';
import type { Contract, RequestOf } from './contract.ts';
import { TAXON_NAME_LENGTH } from '../taxonomy/latin-name.ts';
import { IUCN_CATEGORIES, IUCN_NAMES_LENGTH, LABEL_KINDS } from '../taxonomy/taxonomy.ts';
import { LANGUAGES } from '../users/language.ts';
import { documentId } from '../shared/field-shapes.ts';

const name = z.string().check(z.maxLength(TAXON_NAME_LENGTH));
/** Names by language. `check-species.ts` refuses a name that is too long to be stored, with a code for its language. */
const translations = z.partialRecord(z.enum(LANGUAGES), z.string().check(z.maxLength(TAXON_NAME_LENGTH * 10)));

/** Lines of the IUCN list that one call writes. */
export const IUCN_ROWS_A_CALL = 400;

/**
 * Creates or changes a species; provider staff. `review`: absent leaves it unchanged, null closes it, a text is its
 * reason.
 */
export const saveSpeciesContract = {
  name: 'saveSpecies',
  request: z.strictObject({
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
  }),
  data: z.object({ specieId: z.string() }),
  failure: 'taxon/save-failed',
} as const satisfies Contract;
export type SaveSpeciesRequest = RequestOf<typeof saveSpeciesContract>;

/** Creates or changes a family or an order; provider staff. */
export const saveTaxonContract = {
  name: 'saveTaxon',
  request: z.strictObject({
    kind: z.enum(['family', 'order']),
    id: z.nullable(documentId),
    name,
    latinName: name,
    /** the order of a family */
    orderId: z.nullable(documentId),
  }),
  data: z.object({ id: z.string() }),
  failure: ({ kind, id }: { readonly kind: 'family' | 'order'; readonly id: string | null }) =>
    kind === 'order' && id === null ? 'order/create-failed' : 'taxon/save-failed',
} as const satisfies Contract;
export type SaveTaxonRequest = RequestOf<typeof saveTaxonContract>;

/** Deletes a species without animals, a family without species or an order without families; any other is refused. */
export const removeTaxonContract = {
  name: 'removeTaxon',
  request: z.strictObject({ kind: z.enum(['species', 'family', 'order']), id: documentId }),
  data: z.object({ id: z.string() }),
  failure: 'generic/delete-failed',
} as const satisfies Contract;

/** Creates, renames, archives or restores a tag, a category or a goal; provider staff. */
export const saveLabelContract = {
  name: 'saveLabel',
  request: z.strictObject({
    kind: z.enum(LABEL_KINDS),
    id: z.nullable(documentId),
    name,
    trad: translations,
    archived: z.boolean(),
  }),
  data: z.object({ id: z.string() }),
  failure: 'label/save-failed',
} as const satisfies Contract;

/** Writes lines of an IUCN list; provider staff. The same lines again change nothing. */
export const importIucnSpeciesContract = {
  name: 'importIucnSpecies',
  request: z.strictObject({
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
  }),
  data: z.object({ written: z.int() }),
  failure: 'taxon/save-failed',
} as const satisfies Contract;

export type RemoveTaxonRequest = RequestOf<typeof removeTaxonContract>;
export type SaveLabelRequest = RequestOf<typeof saveLabelContract>;
export type ImportIucnRequest = RequestOf<typeof importIucnSpeciesContract>;
