/** The documented limits on how filters may be combined. */
import { FirestoreError } from '../contract.ts';
import { formatFieldPath, isNamePath, type FieldPath } from '../values/field-path.ts';
import { compareValues } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import type { FieldFilter, Filter } from './plan.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_INEQUALITY_FIELDS = 10;

/** Throws INVALID_ARGUMENT for combinations that the service refuses. */
export function checkFilter(filter: Filter): void {
  const leaves = leavesOf(filter);
  const negative = leaves.filter((leaf) => leaf.op === '!=' || leaf.op === 'not-in');
  if (negative.length > 1) {
    throw invalid("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  }
  if (negative.some((leaf) => leaf.op === 'not-in')) checkBesideNotIn(filter, leaves);
  checkNameEquality(filter, leaves);
  if (inequalityFields(filter).length > MAX_INEQUALITY_FIELDS) {
    throw invalid(`A query may have inequality filters on up to ${MAX_INEQUALITY_FIELDS} fields.`);
  }
  const { disjunctions, arrayContains } = measure(filter);
  if (disjunctions > MAX_DISJUNCTIONS) {
    throw invalid(
      `The query has too many disjunctions: up to ${MAX_DISJUNCTIONS} are supported in disjunctive normal form.`,
    );
  }
  if (arrayContains > 1) throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}

/** The distinct fields with inequality filters, sorted: they become implicit orders. */
export function inequalityFields(filter: Filter): FieldPath[] {
  const paths = new Map<string, FieldPath>();
  for (const leaf of leavesOf(filter)) if (isInequality(leaf)) paths.set(formatFieldPath(leaf.path), leaf.path);
  return [...paths.values()].sort((a, b) => compareValues(a, b));
}

function checkNameEquality(filter: Filter, leaves: readonly FieldFilter[]): void {
  if (!leaves.some(({ op, path }) => op === '==' && isNamePath(path))) return;
  const ranged = inequalityFields(filter);
  if (ranged.length === 0 || ranged.some(isNamePath)) return;
  throw invalid(
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  );
}

function isInequality({ op }: FieldFilter): boolean {
  return op === '<' || op === '<=' || op === '>' || op === '>=' || op === '!=' || op === 'not-in';
}

function checkBesideNotIn(filter: Filter, leaves: readonly FieldFilter[]): void {
  if (hasAlternatives(filter)) throw invalid("'NOT_IN' cannot be used in the same query with 'OR'.");
  const rival = leaves.find((leaf) => leaf.op === 'in' || leaf.op === 'array-contains-any');
  if (rival !== undefined) {
    throw invalid(
      `'NOT_IN' cannot be used in the same query with '${rival.op === 'in' ? 'IN' : 'ARRAY_CONTAINS_ANY'}'.`,
    );
  }
}

function hasAlternatives(filter: Filter): boolean {
  return filter.kind === 'or' || (filter.kind === 'and' && filter.filters.some(hasAlternatives));
}

/** The leaves of a filter tree. */
export function leavesOf(filter: Filter): readonly FieldFilter[] {
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(leavesOf);
}

type Measure = { readonly disjunctions: number; readonly arrayContains: number };

/** Counts the terms of the disjunctive normal form, and the most array-contains filters in one term. */
function measure(filter: Filter): Measure {
  if (filter.kind === 'field') return measureLeaf(filter);
  const parts = filter.filters.map(measure);
  return filter.kind === 'or'
    ? {
        disjunctions: parts.reduce((sum, part) => sum + part.disjunctions, 0),
        arrayContains: Math.max(...parts.map((part) => part.arrayContains)),
      }
    : {
        disjunctions: parts.reduce((product, part) => product * part.disjunctions, 1),
        arrayContains: parts.reduce((sum, part) => sum + part.arrayContains, 0),
      };
}

function measureLeaf({ op, value }: FieldFilter): Measure {
  const isList = op === 'in' || op === 'array-contains-any';
  return {
    disjunctions: isList ? (value as readonly Value[]).length : 1,
    arrayContains: op === 'array-contains' || op === 'array-contains-any' ? 1 : 0,
  };
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
