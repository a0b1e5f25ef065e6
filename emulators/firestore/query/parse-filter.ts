/** The `where` part of a structured query. */
import { FirestoreError } from '../contract.ts';
import { decodeValue } from '../values/decode.ts';
import { isNamePath, parseFieldPath, type FieldPath } from '../values/field-path.ts';
import { isArray, Reference, type Value } from '../values/value.ts';
import type { WireFilter, WireValue } from '../wire.ts';
import type { FieldFilter, Filter, FilterOperator } from './plan.ts';

const OPERATORS: Readonly<Record<string, FilterOperator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
};

const UNARY: Readonly<Record<string, { op: FilterOperator; value: Value }>> = {
  IS_NULL: { op: '==', value: null },
  IS_NOT_NULL: { op: '!=', value: null },
  IS_NAN: { op: '==', value: Number.NaN },
  IS_NOT_NAN: { op: '!=', value: Number.NaN },
};

const LIST_LIMITS: Readonly<Record<string, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

/** Deeper filters are refused before any code walks through them. */
const MAX_DEPTH = 100;

/** Parses a filter; an empty filter counts as none. A composite of one filter is that filter. */
export function parseFilter(wire: WireFilter | undefined, depth = 1): Filter | null {
  if (wire?.compositeFilter !== undefined) return parseComposite(wire.compositeFilter, depth);
  if (wire?.fieldFilter !== undefined) return parseFieldFilter(wire.fieldFilter);
  if (wire?.unaryFilter !== undefined) return parseUnary(wire.unaryFilter);
  return null;
}

function parseComposite(wire: NonNullable<WireFilter['compositeFilter']>, depth: number): Filter {
  if (depth > MAX_DEPTH) throw invalid(`Filters are nested deeper than ${MAX_DEPTH} levels.`);
  if (wire.op !== 'AND' && wire.op !== 'OR') throw invalid('Composite filter operator is missing.');
  const filters = (wire.filters ?? []).map((filter) => {
    const parsed = parseFilter(filter, depth + 1);
    if (parsed === null) throw invalid('A composite filter contains a filter without a type.');
    return parsed;
  });
  const [first] = filters;
  if (first === undefined) throw invalid('Composite filter must contain at least one filter.');
  return filters.length === 1 ? first : { kind: wire.op === 'AND' ? 'and' : 'or', filters };
}

function parseUnary(wire: NonNullable<WireFilter['unaryFilter']>): FieldFilter {
  const meaning = UNARY[wire.op ?? ''];
  if (meaning === undefined) throw invalid('Unary filter operator is missing.');
  const path = requirePath(wire.field?.fieldPath);
  if (isNamePath(path)) throw invalid('Unary filters cannot be applied to __name__.');
  return { kind: 'field', path, ...meaning };
}

function parseFieldFilter(wire: NonNullable<WireFilter['fieldFilter']>): FieldFilter {
  const name = wire.op ?? '';
  const op = OPERATORS[name];
  if (op === undefined) throw invalid('Field filter operator is missing.');
  const path = requirePath(wire.field?.fieldPath);
  const value = decodeOperand(name, wire.value ?? {});
  if (isNamePath(path)) checkNameOperand(op, value);
  return { kind: 'field', path, op, value };
}

function requirePath(text: string | undefined): FieldPath {
  if (text === undefined || text === '') throw invalid('Filter field path is missing.');
  return parseFieldPath(text);
}

function decodeOperand(name: string, wire: WireValue): Value {
  const limit = LIST_LIMITS[name];
  if (limit === undefined) return decodeValue(wire);
  const items = wire.arrayValue?.values;
  if (items === undefined || items.length === 0) throw invalid(`'${name}' requires a non-empty ArrayValue.`);
  if (items.length > limit) throw invalid(`'${name}' supports up to ${limit} comparison values.`);
  return items.map((item) => decodeValue(item));
}

function checkNameOperand(op: FilterOperator, value: Value): void {
  if (op === 'array-contains' || op === 'array-contains-any') {
    throw invalid(`'${op}' cannot be applied to __name__.`);
  }
  const operands = op === 'in' || op === 'not-in' ? (value as readonly Value[]) : [value];
  if (isArray(operands) && operands.every((operand) => operand instanceof Reference)) return;
  throw invalid('__key__ filter value must be a Key');
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
