import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { foundNames, taxonLabel } from '#domain/taxonomy/species-names.ts';
import { compareIn } from '#ui/table/columns.ts';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';
import type { EnclosureRow } from './enclosure-row.ts';

export type TaxonChoices = {
  readonly orders: readonly Choice[];
  readonly families: readonly Choice[];
  readonly species: readonly Choice[];
};

/** Returns the orders, families and species that live in some enclosure, by name: others would find nothing. */
export function taxonChoices(rows: readonly EnclosureRow[], taxonomy: Taxonomy, language: string): TaxonChoices {
  const orders = new Map<string, string>();
  const families = new Map<string, string>();
  const species = new Map<string, string>();
  for (const row of rows) {
    for (const { specieId, name } of row.species) species.set(specieId, name);
    for (const familyId of row.familyIds) {
      const family = taxonomy.families[familyId];
      if (family !== undefined)
        families.set(familyId, taxonLabel({ name: family.familyName, latinName: family.familyLatinName }));
    }
    for (const orderId of row.orderIds) {
      const order = taxonomy.orders[orderId];
      if (order !== undefined)
        orders.set(orderId, taxonLabel({ name: order.orderName, latinName: order.orderLatinName }));
    }
  }
  const compare = compareIn(language);
  const byName = (found: ReadonlyMap<string, string>) =>
    [...found].map(([value, label]) => ({ value, label })).toSorted((a, b) => compare(a.label, b.label));
  const named = byName(species).map((one) => {
    const listed = taxonomy.species[one.value];
    return { ...one, otherNames: listed === undefined ? '' : foundNames(listed) };
  });
  return { orders: byName(orders), families: byName(families), species: named };
}
