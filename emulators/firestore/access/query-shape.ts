/** Queries in the form that the security rules can reason about. */
import type { QueryFilter, QueryShape } from '../../rules/contract.ts';
import type { Filter, QueryPlan } from '../query/plan.ts';
import { rulesPath } from '../values/resource-name.ts';
import { toRulesValue } from './rules-value.ts';

/** The parts of a plan that rules can depend on. */
export function toQueryShape(plan: QueryPlan): QueryShape {
  return {
    parent: rulesPath(plan.parent),
    collectionId: plan.scope.collectionId,
    allDescendants: plan.scope.allDescendants,
    filter: plan.filter === null ? null : toQueryFilter(plan.filter),
    orderBy: plan.explicitOrders.map(({ path, descending }) => ({
      field: path,
      direction: descending ? 'DESC' : 'ASC',
    })),
    limit: plan.limit,
    offset: plan.source.offset ?? null,
  };
}

function toQueryFilter(filter: Filter): QueryFilter {
  return filter.kind === 'field'
    ? { kind: 'field', field: filter.path, op: filter.op, value: toRulesValue(filter.value) }
    : { kind: filter.kind, filters: filter.filters.map(toQueryFilter) };
}
