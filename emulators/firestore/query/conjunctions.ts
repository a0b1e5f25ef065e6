/** A filter as alternatives (disjunctive normal form). Each alternative is one range of one index. */
import { formatFieldPath, isNamePath, type FieldPath } from '../values/field-path.ts';
import { Reference, type Value } from '../values/value.ts';
import type { FieldFilter, Filter } from './plan.ts';

export type Equality = { readonly key: string; readonly path: FieldPath; readonly value: Value };

export type Conjunction = {
  /** one per field, sorted by the text of its path */
  readonly equal: readonly Equality[];
  readonly contains: Equality | null;
  /** every other filter */
  readonly ranges: readonly FieldFilter[];
  /** the only document that can match, by its full name */
  readonly name: string | null;
};

/** The alternatives of a filter; without a filter, one alternative without conditions. */
export function conjunctionsOf(filter: Filter | null): readonly Conjunction[] {
  return (filter === null ? [[]] : expand(filter)).map(toConjunction);
}

type Leaves = readonly FieldFilter[];

function expand(filter: Filter): readonly Leaves[] {
  if (filter.kind === 'field') return expandList(filter).map((leaf) => [leaf]);
  const parts = filter.filters.map(expand);
  if (filter.kind === 'or') return parts.flat();
  let terms: readonly Leaves[] = [[]];
  for (const part of parts) terms = terms.flatMap((term) => part.map((leaves) => [...term, ...leaves]));
  return terms;
}

/** `in` and `array-contains-any` give one alternative per value; null and NaN in a list equal nothing. */
function expandList(filter: FieldFilter): readonly FieldFilter[] {
  if (filter.op !== 'in' && filter.op !== 'array-contains-any') return [filter];
  const op = filter.op === 'in' ? '==' : 'array-contains';
  return (filter.value as readonly Value[])
    .filter((value) => value !== null && !Number.isNaN(value))
    .map((value) => ({ ...filter, op, value }));
}

function toConjunction(leaves: Leaves): Conjunction {
  const equal = new Map<string, Equality>();
  const ranges: FieldFilter[] = [];
  let contains: Equality | null = null;
  let name: string | null = null;
  for (const leaf of leaves) {
    const { op, path, value } = leaf;
    const key = formatFieldPath(path);
    if (op === '==' && isNamePath(path)) name ??= value instanceof Reference ? value.name : null;
    else if (op === '==' && !equal.has(key)) equal.set(key, { key, path, value });
    else if (op === 'array-contains' && contains === null) contains = { key, path, value };
    else ranges.push(leaf);
  }
  return { equal: [...equal.values()].sort((a, b) => (a.key < b.key ? -1 : 1)), contains, ranges, name };
}
