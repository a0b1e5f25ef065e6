import { bundleOf } from '../../src/domain/taxonomy/bundle-of.ts';
import { STARTING_SOURCE } from '../../src/domain/taxonomy/species-source.ts';
import { TAXONOMY_BUNDLE, taxonomyPartName } from '../../src/domain/taxonomy/bundle.ts';
import { labelDocument } from '../../src/domain/taxonomy/label-document.ts';
import {
  familySchema,
  labelSchema,
  orderSchema,
  type Species,
  speciesSchema,
  type Translations,
} from '../../src/domain/taxonomy/taxonomy.ts';
import { LANGUAGES } from '../../src/domain/users/language.ts';
import type { SeedDocument } from '../seed/seed-document.ts';
import { stored } from '../seed/stored.ts';
import { type CatalogueSpecies, readCatalogue } from './read-catalogue.ts';

/** The note of every species, until it has been compared with an authority. */
export const SOURCE = STARTING_SOURCE;

const { orders, families, species, labels } = readCatalogue();
const orderOfFamily = new Map(families.map((family) => [family.latin, family.order]));

/**
 * Yields the documents of the catalogue: orders, families and species, the tags, categories and goals, and the bundle that
 * screens read. Orders and families have their Latin names as ids.
 * @param reviews why species are under review, by their ids
 */
export function* catalogueDocuments(
  nowUnix: number,
  reviews: Readonly<Record<string, NonNullable<Species['reviewData']>>> = {},
): Generator<SeedDocument> {
  const storedOrders = orders.map(({ latin, fr }) =>
    orderSchema.parse({ orderId: idOf(latin), orderName: fr || latin, orderLatinName: latin }),
  );
  const storedFamilies = families.map(({ latin, order, fr }) =>
    familySchema.parse({
      familyId: idOf(latin),
      familyName: fr || latin,
      familyLatinName: latin,
      familyOrder: { orderId: idOf(order) },
    }),
  );
  const storedSpecies = species.map((row) => {
    const reviewData = reviews[row.id] ?? null;
    return {
      ...speciesOf(row),
      underReview: reviewData !== null,
      reviewData,
      updatedAtUnix: reviewData?.atUnix ?? null,
    };
  });
  for (const data of storedOrders) yield { path: `order/${data.orderId}`, data };
  for (const data of storedFamilies) yield { path: `family/${data.familyId}`, data };
  for (const data of storedSpecies) yield stored(`species/${data.specieId}`, data);
  for (const { kind, id, ...names } of labels) {
    const label = labelSchema.parse({ id, name: names.fr, trad: knownNames(names), archived: false });
    yield { path: `${kind}/${id}`, data: labelDocument(kind, label) };
  }
  const about = { version: 1, updatedAtUnix: nowUnix };
  const { head, parts } = bundleOf(storedSpecies, storedFamilies, storedOrders, about);
  yield { path: `various/${TAXONOMY_BUNDLE}`, data: { ...head, updatedAt: new Date(nowUnix) } };
  for (const [number, data] of parts.entries()) yield { path: `various/${taxonomyPartName(number)}`, data };
}

/** Returns a row of the catalogue as a species document. */
export function speciesOf(row: CatalogueSpecies): Species {
  const familyId = idOf(row.family);
  const orderId = idOf(orderOfFamily.get(row.family) ?? '');
  return speciesSchema.parse({
    specieId: row.id,
    specieName: row.fr,
    specieLatinName: row.latin,
    trad: knownNames(row),
    familyId,
    orderId,
    specieFamily: { familyId, familyOrder: { orderId } },
    iucnCategory: row.iucn === '' ? null : row.iucn,
    iucnId: null,
    source: SOURCE,
    underReview: false,
    reviewData: null,
    updatedAtUnix: null,
  });
}

/** The names that are known, by language. */
function knownNames(names: Readonly<Record<(typeof LANGUAGES)[number], string>>): Translations {
  return Object.fromEntries(LANGUAGES.flatMap((one) => (names[one] === '' ? [] : [[one, names[one]]])));
}

function idOf(latin: string): string {
  return latin.toLowerCase();
}
