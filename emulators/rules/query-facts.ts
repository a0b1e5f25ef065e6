import { RulesPath, type FilterOperator, type QueryFilter, type QueryShape, type RulesValue } from './contract.ts';

/** One condition that every document of an alternative satisfies. `in` and the any-operator are split beforehand. */
export type Constraint = {
  readonly field: readonly string[];
  readonly op: Exclude<FilterOperator, 'in' | 'array-contains-any'>;
  readonly value: RulesValue;
};

/** More alternatives than this are not proved; Firestore itself refuses more than 30. */
const MAX_ALTERNATIVES = 100;
const NAME = '__name__';

/** The facts about every document of one alternative of a query. */
export class QueryFacts {
  readonly constraints: readonly Constraint[];
  readonly orderBy: readonly (readonly string[])[];
  /** the full path of the only possible document; null when there may be others */
  readonly name: readonly string[] | null;

  constructor(constraints: readonly Constraint[], query: QueryShape) {
    this.constraints = constraints.filter(({ field }) => field[0] !== NAME);
    this.orderBy = query.orderBy.map(({ field }) => field).filter((field) => field[0] !== NAME);
    const name = constraints.find(({ field, op }) => field[0] === NAME && op === '==');
    this.name = name ? nameOf(name.value, query) : null;
  }

  /** Returns the conditions on exactly this field. */
  on(path: readonly string[]): readonly Constraint[] {
    return this.constraints.filter(({ field }) => samePath(field, path));
  }

  /** Returns whether every result has the field: filters and orders leave out documents without it. */
  exists(path: readonly string[]): boolean {
    return (
      path.length === 0 ||
      this.constraints.some(({ field }) => startsWith(field, path)) ||
      this.orderBy.some((field) => startsWith(field, path))
    );
  }

  /** Returns whether the field is a map in every result, because the query reads a field below it. */
  isMap(path: readonly string[]): boolean {
    const below = (field: readonly string[]) => field.length > path.length && startsWith(field, path);
    return path.length === 0 || this.constraints.some(({ field }) => below(field)) || this.orderBy.some(below);
  }
}

/**
 * Returns the query as alternatives that together cover all possible results; each of them must be allowed. Null when
 * there are too many to prove.
 */
export function alternativesOf(query: QueryShape): QueryFacts[] | null {
  const alternatives = query.filter ? expand(query.filter) : [[]];
  if (alternatives === null) return null;
  return alternatives.map((constraints) => new QueryFacts(constraints, query));
}

function expand(filter: QueryFilter): Constraint[][] | null {
  if (filter.kind === 'field') return expandField(filter);
  let all: Constraint[][] = filter.kind === 'and' ? [[]] : [];
  for (const part of filter.filters) {
    const expanded = expand(part);
    if (expanded === null) return null;
    all =
      filter.kind === 'or'
        ? [...all, ...expanded]
        : all.flatMap((left) => expanded.map((right) => [...left, ...right]));
    if (all.length > MAX_ALTERNATIVES) return null;
  }
  return all;
}

function expandField(filter: Extract<QueryFilter, { kind: 'field' }>): Constraint[][] {
  const { field, op, value } = filter;
  if (op !== 'in' && op !== 'array-contains-any') return [[{ field, op, value }]];
  const single = op === 'in' ? '==' : 'array-contains';
  const values: readonly RulesValue[] = Array.isArray(value) ? value : [value];
  return values.map((one) => [{ field, op: single, value: one }]);
}

/** A name may be a full path or only an id, which in a collection group names no single document. */
function nameOf(value: RulesValue, query: QueryShape): readonly string[] | null {
  if (value instanceof RulesPath && value.segments.length > query.parent.length) return value.segments;
  if (query.allDescendants) return null;
  const id =
    value instanceof RulesPath ? value.segments.at(-1) : typeof value === 'string' ? value.split('/').at(-1) : null;
  return id ? [...query.parent, query.collectionId, id] : null;
}

/** Returns whether two field paths are the same. */
export function samePath(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && startsWith(left, right);
}

/** Returns whether a path equals or begins with another. */
export function startsWith(path: readonly string[], prefix: readonly string[]): boolean {
  return prefix.length <= path.length && prefix.every((segment, at) => segment === path[at]);
}
