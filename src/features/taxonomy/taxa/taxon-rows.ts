import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { foldedName } from '#domain/text/folded.ts';
import type { Language } from '#domain/users/language.ts';
import { orderLabel } from '#kit/taxon/taxon-choices.ts';

/** A family or an order as its list shows it. */
export type TaxonRow = {
  readonly id: string;
  readonly name: string;
  readonly latinName: string;
  /** of a family */
  readonly orderId: string | null;
  readonly order: string;
  /** of an order */
  readonly families: number;
  readonly species: number;
  readonly searchText: string;
};

/** Returns the families of the catalogue with how many species each has. */
export function familyRows(taxonomy: Taxonomy, language: Language): readonly TaxonRow[] {
  const species = countsBy(Object.values(taxonomy.species).map(({ familyId }) => familyId));
  return Object.entries(taxonomy.families).map(([id, { familyName, familyLatinName, orderId }]) => ({
    id,
    name: familyName,
    latinName: familyLatinName,
    orderId,
    order: orderLabel(taxonomy, orderId, language),
    families: 0,
    species: species.get(id) ?? 0,
    searchText: foldedName(`${familyName} ${familyLatinName}`),
  }));
}

/** Returns the orders of the catalogue with how many families and species each has. */
export function orderRows(taxonomy: Taxonomy): readonly TaxonRow[] {
  const orderOf = (familyId: string | null) =>
    familyId === null ? null : (taxonomy.families[familyId]?.orderId ?? null);
  const families = countsBy(Object.values(taxonomy.families).map(({ orderId }) => orderId));
  const species = countsBy(Object.values(taxonomy.species).map(({ familyId }) => orderOf(familyId)));
  return Object.entries(taxonomy.orders).map(([id, { orderName, orderLatinName }]) => ({
    id,
    name: orderName,
    latinName: orderLatinName,
    orderId: null,
    order: '',
    families: families.get(id) ?? 0,
    species: species.get(id) ?? 0,
    searchText: foldedName(`${orderName} ${orderLatinName}`),
  }));
}

function countsBy(ids: readonly (string | null)[]): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
