/** Decides whether indexes serve a requirement: one alone, or several merged ones that end with the same orders. */
import { singleFieldIndexes, type DefinedIndex, type IndexDefinitions } from './definitions.ts';
import type { Requirement } from './requirement.ts';

/** The indexes that serve the requirement together; null when there are none, empty when none is needed. */
export function servingIndexes(
  definitions: IndexDefinitions,
  requirement: Requirement,
): readonly DefinedIndex[] | null {
  const filtered = filteredFields(requirement);
  const suffixLength = requirement.orders.length + requirement.summed.length;
  if (filtered.length === 0 && suffixLength === 0 && !requirement.nameDescending) return [];
  const usable = candidatesFor(definitions, requirement).filter((index) => isUsable(index, requirement));
  // Fewer indexes are better: try those that cover more first.
  const open = new Set(filtered);
  const chosen: DefinedIndex[] = [];
  for (const index of usable.sort((a, b) => b.fields.length - a.fields.length)) {
    const covers = index.fields.slice(0, index.fields.length - suffixLength).map(({ path, mode }) => key(path, mode));
    if (filtered.length > 0 && !covers.some((field) => open.has(field))) continue;
    for (const field of covers) open.delete(field);
    chosen.push(index);
    if (open.size === 0) return chosen;
  }
  return null;
}

/** Fields before the orders: equality in either direction, or array membership. */
function filteredFields({ equal, contains }: Requirement): string[] {
  return [...equal.map((path) => key(path, 'ASC')), ...(contains === null ? [] : [key(contains, 'CONTAINS')])];
}

function key(path: string, mode: string): string {
  return mode === 'CONTAINS' ? `@${path}` : path;
}

function candidatesFor(definitions: IndexDefinitions, requirement: Requirement): DefinedIndex[] {
  const { collectionId, scope, equal, contains, orders, summed } = requirement;
  const composites = definitions.composites.filter(
    (index) => index.scope === scope && index.collectionId === collectionId,
  );
  const paths = new Set([...equal, ...(contains === null ? [] : [contains]), ...summed]);
  for (const { path } of orders) paths.add(path);
  const singles = [...paths].flatMap((path) =>
    singleFieldIndexes(definitions, collectionId, path)
      .filter((index) => index.scope === scope)
      .map(({ mode }) => ({ collectionId, scope, fields: [{ path, mode }], nameDescending: mode === 'DESC' })),
  );
  return [...singles, ...composites];
}

/** The index has some of the filtered fields in any order, then exactly the orders, then the summed fields. */
function isUsable({ fields, nameDescending }: DefinedIndex, requirement: Requirement): boolean {
  const { orders, summed } = requirement;
  const prefix = fields.length - orders.length - summed.length;
  if (prefix < 0) return false;
  // Summed fields may come in any order.
  if (summed.length === 0 && nameDescending !== requirement.nameDescending) return false;
  const filtered = new Set(filteredFields(requirement));
  return (
    fields.slice(0, prefix).every(({ path, mode }) => filtered.delete(key(path, mode))) &&
    orders.every(({ path, descending }, at) => {
      const field = fields[prefix + at];
      return field?.path === path && field.mode === (descending ? 'DESC' : 'ASC');
    }) &&
    fields.slice(prefix + orders.length).every(({ path, mode }) => mode !== 'CONTAINS' && summed.includes(path))
  );
}
