/** Queries as data, the same for every client library. */

/**
 * `a.b` is a path into a map; a list names each step, whatever characters it has; `__name__` is the document's name.
 */
export type Field = string | readonly string[];

export type Operator =
  | '<'
  | '<='
  | '=='
  | '!='
  | '>='
  | '>'
  | 'array-contains'
  | 'in'
  | 'not-in'
  | 'array-contains-any';

export type Filter =
  | readonly [field: Field, operator: Operator, value: unknown]
  | { readonly or: readonly Filter[] }
  | { readonly and: readonly Filter[] };

/** A field, ` desc` after it for descending; or the steps of its path. */
export type Order = string | { readonly field: Field; readonly desc?: boolean };

export type QuerySpec = {
  /** a collection's path; or `group`, the id of collections anywhere */
  readonly from?: string;
  readonly group?: string;
  readonly where?: readonly Filter[];
  readonly order?: readonly Order[];
  readonly startAt?: readonly unknown[];
  readonly startAfter?: readonly unknown[];
  readonly endAt?: readonly unknown[];
  readonly endBefore?: readonly unknown[];
  readonly limit?: number;
  readonly limitToLast?: number;
};

export type Aggregate = readonly ['count'] | readonly ['sum' | 'average', Field];

export function orderParts(order: Order): { field: Field; direction: 'asc' | 'desc' } {
  if (typeof order !== 'string') return { field: order.field, direction: order.desc === true ? 'desc' : 'asc' };
  return order.endsWith(' desc')
    ? { field: order.slice(0, -5), direction: 'desc' }
    : { field: order, direction: 'asc' };
}

export const cursorKinds = ['startAt', 'startAfter', 'endAt', 'endBefore'] as const;

const inequalities: readonly Operator[] = ['<', '<=', '!=', '>=', '>', 'not-in'];

function inequalityFields(filter: Filter): Field[] {
  if ('or' in filter) return filter.or.flatMap(inequalityFields);
  if ('and' in filter) return filter.and.flatMap(inequalityFields);
  return inequalities.includes(filter[1]) ? [filter[0]] : [];
}

/** Returns the same query with the order that its inequalities imply: their fields, by name. */
export function withImpliedOrder(spec: QuerySpec): QuerySpec {
  if (spec.order !== undefined) return spec;
  const fields = (spec.where ?? []).flatMap(inequalityFields);
  const names = [...new Set(fields.map((field) => (typeof field === 'string' ? field : field.join('.'))))].toSorted();
  return names.length === 0 ? spec : { ...spec, order: names };
}
