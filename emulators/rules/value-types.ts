import {
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesMap,
  type RulesValue,
} from './contract.ts';

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'list'
  | 'map'
  | 'set'
  | 'map_diff';

/** The types allowed after `is`. Source: docs/firestore/security/rules-fields. */
export const TESTABLE_TYPES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

/** Returns the language's name for a value's type. */
export function typeName(value: RulesValue): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    default:
      return objectTypeName(value);
  }
}

function objectTypeName(value: object | null): TypeName {
  if (value === null) return 'null';
  if (value instanceof Map) return 'map';
  if (Array.isArray(value)) return 'list';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesMapDiff) return 'map_diff';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesLatLng) return 'latlng';
  return 'bytes';
}

/** Returns whether `value is type`; the type must be one of TESTABLE_TYPES. */
export function isOfType(value: RulesValue, type: string): boolean {
  const own = typeName(value);
  return own === type || (type === 'number' && (own === 'int' || own === 'float'));
}

export function isMap(value: unknown): value is RulesMap {
  return value instanceof Map;
}

export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

export function isNumber(value: unknown): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
