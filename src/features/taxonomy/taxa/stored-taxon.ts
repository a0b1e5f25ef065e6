import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { TaxonRow } from './taxon-rows.ts';

/** Returns a family or an order as the catalogue has it now; null where it has none of this id any more. */
export function storedTaxon(
  taxonomy: Taxonomy,
  kind: 'family' | 'order',
  id: string,
): Pick<TaxonRow, 'name' | 'latinName' | 'orderId'> | null {
  if (kind === 'family') {
    const family = taxonomy.families[id];
    if (family === undefined) return null;
    return { name: family.familyName, latinName: family.familyLatinName, orderId: family.orderId };
  }
  const order = taxonomy.orders[id];
  return order === undefined ? null : { name: order.orderName, latinName: order.orderLatinName, orderId: null };
}
