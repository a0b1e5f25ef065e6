import { RulesPath, type RulesValue } from './contract.ts';
import { isSameElement, valuesEqual } from './equality.ts';
import { compareValues, holds } from './ordering.ts';
import { Fault, type Outcome } from './outcome.ts';
import { startsWith, type Constraint, type QueryFacts } from './query-facts.ts';
import {
  isSymbolic,
  SymbolicField,
  SymbolicName,
  SymbolicResource,
  UNKNOWN,
  type Resolved,
  type Symbolic,
} from './symbols.ts';
import type { OrderingOperator } from './syntax.ts';
import { isList, isMap, isNumber, isOfType, typeName } from './value-types.ts';

/**
 * Facts about every possible result of a list query. All verdicts are certain: true and false hold for each result;
 * null means that results may differ, or that the expression may be an error for some.
 */
export type Verdict = boolean | null;

/** Returns `symbol.name`. */
export function symbolicMember(symbol: Symbolic, name: string): Resolved {
  if (symbol instanceof SymbolicField) return fieldAt(symbol.facts, [...symbol.path, name]);
  if (!(symbol instanceof SymbolicResource)) return UNKNOWN;
  const pinned = symbol.facts.name;
  switch (name) {
    case 'data':
      return new SymbolicField(symbol.facts, []);
    case 'id':
      return pinned?.at(-1) ?? new SymbolicName('string');
    case '__name__':
      return pinned ? new RulesPath(pinned) : new SymbolicName('path');
    default:
      return UNKNOWN;
  }
}

/** Returns `symbol.get(key, fallback)`; UNKNOWN when neither the field nor its absence is certain. */
export function symbolicGet(symbol: Symbolic, key: Outcome): Resolved {
  if (!(symbol instanceof SymbolicField)) return UNKNOWN;
  const keys: readonly unknown[] = Array.isArray(key) ? key : [key];
  if (!keys.every((part) => typeof part === 'string')) return UNKNOWN;
  const path = [...symbol.path, ...(keys as string[])];
  return symbol.facts.exists(path) ? fieldAt(symbol.facts, path) : UNKNOWN;
}

/** Returns the value that an equality filter fixes, else the field with its conditions. */
function fieldAt(facts: QueryFacts, path: readonly string[]): Resolved {
  for (const { field, op, value } of facts.constraints) {
    if (op !== '==' || !startsWith(path, field)) continue;
    const fixed = valueBelow(value, path.slice(field.length));
    // a filter does not distinguish 1 from 1.0, so a number's type stays unknown
    if (fixed !== undefined && !holdsNumber(fixed)) return fixed;
  }
  return new SymbolicField(facts, path);
}

function valueBelow(value: RulesValue, path: readonly string[]): RulesValue | undefined {
  let found: RulesValue | undefined = value;
  for (const segment of path) found = isMap(found) ? found.get(segment) : undefined;
  return found;
}

function holdsNumber(value: RulesValue): boolean {
  if (isNumber(value)) return true;
  if (isMap(value)) return [...value.values()].some(holdsNumber);
  return isList(value) && value.some(holdsNumber);
}

/** Returns whether `left == right`. */
export function provesEquality(left: Outcome, right: Outcome): Verdict {
  if (left instanceof SymbolicField) return fieldEquals(left, right);
  if (right instanceof SymbolicField) return fieldEquals(right, left);
  return presentEquals(left, right) ?? presentEquals(right, left);
}

/** The resource and the names of its document certainly exist and have their type. */
function presentEquals(symbol: Outcome, value: Outcome): Verdict {
  if (symbol instanceof SymbolicResource) return value === null ? false : null;
  if (!(symbol instanceof SymbolicName) || !isPlain(value)) return null;
  return typeName(value) === symbol.what ? null : false;
}

function fieldEquals(symbol: SymbolicField, value: Outcome): Verdict {
  if (!isPlain(value)) return null;
  const { facts, path } = symbol;
  if (facts.isMap(path) && !isMap(value)) return false;
  for (const constraint of facts.on(path)) {
    const verdict = equalsUnder(constraint, value);
    if (verdict !== null) return verdict;
  }
  return null;
}

function equalsUnder({ op, value: bound }: Constraint, value: RulesValue): Verdict {
  switch (op) {
    case '==':
      return holdsNumber(bound) && !isNumber(bound) ? null : valuesEqual(bound, value);
    case '!=':
      return value === null || valuesEqual(bound, value) ? false : null;
    case 'not-in':
      return value === null || (Array.isArray(bound) && bound.some((one) => valuesEqual(one, value))) ? false : null;
    case 'array-contains':
      return isList(value) ? null : false;
    default: {
      const order = compareValues(value, bound);
      // the language orders no bools, lists or maps; Firestore does
      if (order === null) return typeName(value) === typeName(bound) ? null : false;
      return holds(op, order) ? null : false;
    }
  }
}

const MIRRORED: Readonly<Record<OrderingOperator, OrderingOperator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const OPPOSITE: Readonly<Record<OrderingOperator, OrderingOperator>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** Returns whether `left operator right`. */
export function provesOrdering(operator: OrderingOperator, left: Outcome, right: Outcome): Verdict {
  if (left instanceof SymbolicField && isPlain(right)) return fieldOrders(left, operator, right);
  if (right instanceof SymbolicField && isPlain(left)) return fieldOrders(right, MIRRORED[operator], left);
  return null;
}

function fieldOrders(symbol: SymbolicField, operator: OrderingOperator, value: RulesValue): Verdict {
  for (const constraint of symbol.facts.on(symbol.path)) {
    if (implies(constraint, operator, value)) return true;
    if (implies(constraint, OPPOSITE[operator], value)) return false;
  }
  return null;
}

/**
 * Returns whether a document that satisfies the condition is on this side of the value: x > 10 implies x > 5 and x >=
 * 10.
 */
function implies({ op, value: bound }: Constraint, operator: OrderingOperator, value: RulesValue): boolean {
  if (op === '!=' || op === 'not-in' || op === 'array-contains') return false;
  const order = compareValues(bound, value);
  if (order === null) return false;
  if (op === '==') return holds(operator, order);
  if (op[0] !== operator[0]) return false;
  const further = op[0] === '>' ? order > 0 : order < 0;
  return further || (order === 0 && (op.length === 1 || operator.length === 2));
}

/**
 * Returns whether `element in container`. A list distinguishes 1 from 1.0 and a filter does not: a document is assumed
 * to hold the number as the query writes it, as the client libraries store it.
 */
export function provesMembership(element: Outcome, container: Outcome): Verdict {
  if (container instanceof SymbolicField) return isPlain(element) ? fieldHolds(container, element) : null;
  if (!isPlain(container) || !isList(container)) return null;
  const verdicts = container.map((item) => elementEquals(element, item));
  if (verdicts.includes(true)) return true;
  return verdicts.every((verdict) => verdict === false) ? false : null;
}

function elementEquals(element: Outcome, item: RulesValue): Verdict {
  const verdict = provesEquality(element, item);
  if (verdict !== true || !(element instanceof SymbolicField)) return verdict;
  const fixed = element.facts.on(element.path).some(({ op, value }) => op === '==' && isSameElement(value, item));
  return fixed ? true : null;
}

function fieldHolds({ facts, path }: SymbolicField, element: RulesValue): Verdict {
  if (typeof element === 'string' && facts.exists([...path, element])) return true;
  const held = facts.on(path).some(({ op, value }) => op === 'array-contains' && isSameElement(value, element));
  return held ? true : null;
}

/** Returns whether `symbol is type`. */
export function provesType(symbol: Symbolic, type: string): Verdict {
  if (symbol instanceof SymbolicResource) return type === 'map';
  if (symbol instanceof SymbolicName) return symbol.what === type;
  if (!(symbol instanceof SymbolicField)) return null;
  if (symbol.facts.isMap(symbol.path)) return type === 'map';
  for (const { op, value } of symbol.facts.on(symbol.path)) {
    if (op === '!=' || op === 'not-in') continue;
    if (op === 'array-contains') return type === 'list';
    if (!isNumber(value)) return isOfType(value, type);
    if (type === 'number') return true;
    if (type !== 'int' && type !== 'float') return false;
  }
  return null;
}

function isPlain(outcome: Outcome): outcome is RulesValue {
  return !(outcome instanceof Fault) && !isSymbolic(outcome);
}
