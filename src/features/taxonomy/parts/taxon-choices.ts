import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { taxonLabel } from '#domain/taxonomy/specie-names.ts';
import { compareIn } from '#ui/table/columns.ts';

export type TaxonChoice = { readonly value: string; readonly label: string };

/** Returns the families of the catalogue by name, of one order when it is named. */
export function familyChoices(taxonomy: Taxonomy, language: string, orderId: string | null = null): TaxonChoice[] {
  const families = Object.entries(taxonomy.families).filter(([, one]) => orderId === null || one.orderId === orderId);
  return byName(
    families.map(([value, one]) => ({
      value,
      label: taxonLabel({ name: one.familyName, latinName: one.familyLatinName }),
    })),
    language,
  );
}

/** Returns the orders of the catalogue by name. */
export function orderChoices(taxonomy: Taxonomy, language: string): TaxonChoice[] {
  return byName(
    Object.entries(taxonomy.orders).map(([value, one]) => ({
      value,
      label: taxonLabel({ name: one.orderName, latinName: one.orderLatinName }),
    })),
    language,
  );
}

/** Returns what a family is called; '' for none, or one that is not in the catalogue. */
export function familyLabel(taxonomy: Taxonomy, familyId: string | null): string {
  const family = familyId === null ? undefined : taxonomy.families[familyId];
  return family === undefined ? '' : taxonLabel({ name: family.familyName, latinName: family.familyLatinName });
}

/** Returns what an order is called; '' for none, or one that is not in the catalogue. */
export function orderLabel(taxonomy: Taxonomy, orderId: string | null): string {
  const order = orderId === null ? undefined : taxonomy.orders[orderId];
  return order === undefined ? '' : taxonLabel({ name: order.orderName, latinName: order.orderLatinName });
}

function byName(choices: readonly TaxonChoice[], language: string): TaxonChoice[] {
  const compare = compareIn(language);
  return choices.toSorted((a, b) => compare(a.label, b.label));
}
