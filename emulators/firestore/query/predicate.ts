/** Filters as predicates on documents. */
import type { Document } from '../store/document.ts';
import { getField, isNamePath, type FieldPath } from '../values/field-path.ts';
import { compareValues, typeRank } from '../values/order.ts';
import { isArray, Reference, type Value } from '../values/value.ts';
import type { FieldFilter, Filter } from './plan.ts';

export type Predicate = (document: Document) => boolean;

/** Turns a filter into a predicate. */
export function toPredicate(filter: Filter): Predicate {
  if (filter.kind === 'field') return fieldPredicate(filter);
  const predicates = filter.filters.map(toPredicate);
  return filter.kind === 'and'
    ? (document) => predicates.every((predicate) => predicate(document))
    : (document) => predicates.some((predicate) => predicate(document));
}

/** The value a filter or an order looks at. */
export function readerOf(path: FieldPath): (document: Document) => Value | undefined {
  if (isNamePath(path)) return (document) => new Reference(document.name);
  if (path.length === 1) {
    const name = path[0] as string;
    return (document) => document.fields.get(name);
  }
  return (document) => getField(document.fields, path);
}

function fieldPredicate(filter: FieldFilter): Predicate {
  const read = readerOf(filter.path);
  const accept = valuePredicate(filter);
  return (document) => {
    const value = read(document);
    return value !== undefined && accept(value);
  };
}

function valuePredicate({ op, value: operand }: FieldFilter): (value: Value) => boolean {
  switch (op) {
    case '==':
      return (value) => compareValues(value, operand) === 0;
    case '!=':
      return (value) => value !== null && compareValues(value, operand) !== 0;
    case 'in':
      return isAnyOf(comparable(operand));
    case 'not-in':
      return notIn(operand as readonly Value[]);
    case 'array-contains':
      return containsAny(comparable([operand]));
    case 'array-contains-any':
      return containsAny(comparable(operand));
    default:
      return inequality(op, operand);
  }
}

/** NaN has a place in the order of values, but is neither less nor greater than a number. */
function inequality(op: '<' | '<=' | '>' | '>=', operand: Value): (value: Value) => boolean {
  if (Number.isNaN(operand)) return () => false;
  const rank = typeRank(operand);
  const accepts = {
    '<': (order: number) => order < 0,
    '<=': (order: number) => order <= 0,
    '>': (order: number) => order > 0,
    '>=': (order: number) => order >= 0,
  }[op];
  return (value) => typeRank(value) === rank && !Number.isNaN(value) && accepts(compareValues(value, operand));
}

/** In a list, null and NaN equal nothing. */
function comparable(operands: Value): readonly Value[] {
  return (operands as readonly Value[]).filter((item) => item !== null && !Number.isNaN(item));
}

function isAnyOf(operands: readonly Value[]): (value: Value) => boolean {
  return (value) => operands.some((operand) => compareValues(value, operand) === 0);
}

function containsAny(operands: readonly Value[]): (value: Value) => boolean {
  const isMember = isAnyOf(operands);
  return (value) => isArray(value) && value.some(isMember);
}

/** A null in the list makes the filter match nothing. */
function notIn(operands: readonly Value[]): (value: Value) => boolean {
  if (operands.includes(null)) return () => false;
  const isMember = isAnyOf(operands);
  return (value) => value !== null && !isMember(value);
}
