/** The index requirements of a query: one per alternative of its filter. */
import { conjunctionsOf, type Conjunction } from '../query/conjunctions.ts';
import type { QueryPlan } from '../query/plan.ts';
import { formatFieldPath, type FieldPath } from '../values/field-path.ts';
import type { IndexScope } from './definitions.ts';

export type RequiredOrder = { readonly path: string; readonly descending: boolean };

export type Requirement = {
  readonly collectionId: string;
  readonly scope: IndexScope;
  /** fields with an equality, in any order */
  readonly equal: readonly string[];
  readonly contains: string | null;
  /** in this order, after the fields above */
  readonly orders: readonly RequiredOrder[];
  /** fields of sums, whose values are read from the index too */
  readonly summed: readonly string[];
  readonly nameDescending: boolean;
};

/** The distinct requirements of a query and of the fields that an aggregation sums up. */
export function requirementsOf(plan: QueryPlan, summed: readonly FieldPath[] = []): readonly Requirement[] {
  // A query over all collections can only be ordered by name, and so can one for given names.
  if (plan.scope.collectionId === '') return [];
  const distinct = new Map<string, Requirement>();
  for (const conjunction of conjunctionsOf(plan.filter)) {
    if (conjunction.name !== null) continue;
    const requirement = requirementOf(conjunction, plan, summed);
    distinct.set(JSON.stringify(requirement), requirement);
  }
  return [...distinct.values()];
}

function requirementOf(
  conjunction: Conjunction,
  { scope, orders }: QueryPlan,
  summed: readonly FieldPath[],
): Requirement {
  const equal = conjunction.equal.map(({ key }) => key);
  const nameAt = orders.findIndex((order) => order.isName);
  const ordered = orders
    .slice(0, nameAt)
    .map(({ path, descending }) => ({ path: formatFieldPath(path), descending }))
    .filter(({ path }) => !equal.includes(path));
  const present = new Set([...equal, ...ordered.map(({ path }) => path)]);
  return {
    collectionId: scope.collectionId,
    scope: scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal,
    contains: conjunction.contains?.key ?? null,
    orders: ordered,
    summed: [...new Set(summed.map(formatFieldPath))].filter((path) => path !== '__name__' && !present.has(path)),
    nameDescending: orders[nameAt]?.descending ?? false,
  };
}
