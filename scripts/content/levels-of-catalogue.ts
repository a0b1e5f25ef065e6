import type { TaxonomyOfLevels } from '../../src/domain/content/question-level.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';

/** Returns the levels that the starting catalogue has, under the ids that its documents have in the database. */
export function levelsOfCatalogue(): TaxonomyOfLevels {
  const { orders, families, species } = readCatalogue();
  const idOf = (latin: string) => latin.toLowerCase();
  return {
    orders: Object.fromEntries(orders.map(({ latin }) => [idOf(latin), {}])),
    families: Object.fromEntries(families.map(({ latin, order }) => [idOf(latin), { orderId: idOf(order) }])),
    species: Object.fromEntries(species.map(({ id, family }) => [id, { familyId: idOf(family) }])),
  };
}
