import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { taxonLabelIn } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';
import { compareIn } from '#ui/table/columns.ts';

export type TaxonChoice = { readonly value: string; readonly label: string };

/** Returns the families of the catalogue by name; with `orderId`, those of that order. */
export function familyChoices(taxonomy: Taxonomy, language: Language, orderId: string | null = null): TaxonChoice[] {
  const families = Object.entries(taxonomy.families).filter(([, one]) => orderId === null || one.orderId === orderId);
  return byName(
    families.map(([value, one]) => ({
      value,
      label: taxonLabelIn({ name: one.familyName, latinName: one.familyLatinName }, language),
    })),
    language,
  );
}

/** Returns the orders of the catalogue by name. */
export function orderChoices(taxonomy: Taxonomy, language: Language): TaxonChoice[] {
  return byName(
    Object.entries(taxonomy.orders).map(([value, one]) => ({
      value,
      label: taxonLabelIn({ name: one.orderName, latinName: one.orderLatinName }, language),
    })),
    language,
  );
}

/** Returns the name of a family; '' for none, or for one that is not in the catalogue. */
export function familyLabel(taxonomy: Taxonomy, familyId: string | null, language: Language): string {
  const family = familyId === null ? undefined : taxonomy.families[familyId];
  return family === undefined
    ? ''
    : taxonLabelIn({ name: family.familyName, latinName: family.familyLatinName }, language);
}

/** Returns the name of an order; '' for none, or for one that is not in the catalogue. */
export function orderLabel(taxonomy: Taxonomy, orderId: string | null, language: Language): string {
  const order = orderId === null ? undefined : taxonomy.orders[orderId];
  return order === undefined ? '' : taxonLabelIn({ name: order.orderName, latinName: order.orderLatinName }, language);
}

function byName(choices: readonly TaxonChoice[], language: Language): TaxonChoice[] {
  const compare = compareIn(language);
  return choices.toSorted((a, b) => compare(a.label, b.label));
}
