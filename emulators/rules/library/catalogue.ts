import type { TypeName } from '../value-types.ts';
import { BYTES_METHODS, HASHING_FUNCTIONS } from './bytes.ts';
import { CONVERSIONS } from './conversions.ts';
import { LIST_METHODS } from './lists.ts';
import { MAP_DIFF_METHODS, MAP_METHODS } from './maps.ts';
import { MATH_FUNCTIONS } from './maths.ts';
import type { Operation, Operations } from './operation.ts';
import { LATLNG_FUNCTIONS, LATLNG_METHODS, PATH_METHODS } from './places.ts';
import { SET_METHODS } from './sets.ts';
import { STRING_METHODS } from './strings.ts';
import { DURATION_FUNCTIONS, DURATION_METHODS, TIMESTAMP_FUNCTIONS, TIMESTAMP_METHODS } from './times.ts';

const METHODS: Readonly<Record<TypeName, Operations>> = {
  null: {},
  bool: {},
  int: {},
  float: {},
  string: STRING_METHODS,
  bytes: BYTES_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
  path: PATH_METHODS,
  list: LIST_METHODS,
  map: MAP_METHODS,
  set: SET_METHODS,
  map_diff: MAP_DIFF_METHODS,
};

const NAMESPACES: Readonly<Record<string, Operations>> = {
  math: MATH_FUNCTIONS,
  timestamp: TIMESTAMP_FUNCTIONS,
  duration: DURATION_FUNCTIONS,
  latlng: LATLNG_FUNCTIONS,
  hashing: HASHING_FUNCTIONS,
};

/** Returns the types that have a method with this name; empty when there is none. */
export function methodsNamed(name: string): ReadonlyMap<TypeName, Operation> {
  const found = new Map<TypeName, Operation>();
  for (const [type, methods] of Object.entries(METHODS)) {
    if (Object.hasOwn(methods, name)) found.set(type as TypeName, methods[name] as Operation);
  }
  return found;
}

/** Returns whether the name is a namespace of the library, such as `math`. */
export function isNamespace(name: string): boolean {
  return Object.hasOwn(NAMESPACES, name);
}

/** Returns a function of a namespace; null when it does not exist. */
export function namespaceFunction(namespace: string, name: string): Operation | null {
  const functions = NAMESPACES[namespace];
  return functions && Object.hasOwn(functions, name) ? (functions[name] as Operation) : null;
}

/** Returns a conversion such as `int`; null when it does not exist. */
export function conversion(name: string): Operation | null {
  return Object.hasOwn(CONVERSIONS, name) ? (CONVERSIONS[name] as Operation) : null;
}
