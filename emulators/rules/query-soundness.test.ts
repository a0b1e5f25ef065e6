import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryFilter, RulesValue } from './contract.ts';
import { compareValues } from './ordering.ts';
import { valuesEqual } from './equality.ts';
import { ask, queryOf, ruleset, where, withBody } from './rules-under-test.ts';
import { typeName } from './value-types.ts';

/** A proved list query must never return a document that the same condition refuses on its own. */

type FieldFilter = Extract<QueryFilter, { kind: 'field' }>;
// no whole floats: a proof assumes that a number is stored as the query writes it
const VALUES: readonly RulesValue[] = [null, true, false, 1n, 2n, 3n, 2.5, 'a', 'b', ['a'], ['a', 'b', 1n], []];
const SCALARS = VALUES.filter((value) => !Array.isArray(value));
const FIELDS = ['f', 'g'];

const kind = (value: RulesValue) => typeName(value).replace(/^(?:int|float)$/, 'number');

/** Firestore also orders bools and lists, which the rules language does not. */
function firestoreOrder(left: RulesValue, right: RulesValue): number {
  if (typeof left === 'boolean') return Number(left) - Number(right);
  if (!Array.isArray(left) || !Array.isArray(right)) return compareValues(left, right) ?? Number.NaN;
  const differing = left.findIndex((one, at) => at >= right.length || !valuesEqual(one, right[at] as RulesValue));
  if (differing === -1) return left.length - right.length;
  if (differing >= right.length) return 1;
  // among the lists here no two differ in one place only
  return firestoreOrder(left[differing] as RulesValue, right[differing] as RulesValue);
}

/** Returns whether Firestore returns a document with this field for the filter. */
function meets({ op, value: bound }: FieldFilter, value: RulesValue | undefined): boolean {
  if (value === undefined) return false;
  const list = Array.isArray(bound) ? (bound as RulesValue[]) : [];
  const isIn = (values: readonly RulesValue[], one: RulesValue) => values.some((other) => valuesEqual(other, one));
  switch (op) {
    case '==':
      return valuesEqual(value, bound);
    case '!=':
      return value !== null && !valuesEqual(value, bound);
    case 'in':
      return isIn(list, value);
    case 'not-in':
      return value !== null && !isIn(list, value);
    case 'array-contains':
      return Array.isArray(value) && isIn(value, bound);
    case 'array-contains-any':
      return Array.isArray(value) && list.some((one) => isIn(value, one));
    default: {
      if (kind(value) !== kind(bound)) return false;
      const order = firestoreOrder(value, bound);
      return op === '<' ? order < 0 : op === '<=' ? order <= 0 : op === '>' ? order > 0 : order >= 0;
    }
  }
}

const ordered = VALUES.filter((value) => value !== null);
const filters = fc
  .oneof(
    fc.tuple(fc.constantFrom(...FIELDS), fc.constantFrom('==' as const, '!=' as const), fc.constantFrom(...SCALARS)),
    fc.tuple(
      fc.constantFrom(...FIELDS),
      fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const),
      fc.constantFrom(...ordered),
    ),
    fc.tuple(
      fc.constantFrom(...FIELDS),
      fc.constantFrom('in' as const, 'not-in' as const),
      fc.subarray([...SCALARS], { minLength: 1, maxLength: 3 }),
    ),
    fc.tuple(fc.constantFrom(...FIELDS), fc.constant('array-contains' as const), fc.constantFrom<RulesValue>('a', 'b')),
    fc.tuple(
      fc.constantFrom(...FIELDS),
      fc.constant('array-contains-any' as const),
      fc.constant<RulesValue>(['a', 'b']),
    ),
  )
  .map(([field, op, value]) => where(field, op, value) as FieldFilter);

const literal = fc.constantFrom('null', 'true', 'false', '1', '2', '3', '1.0', '2.5', "'a'", "'b'", "['a']");
const field = fc.constantFrom('resource.data.f', 'resource.data.g', "resource.data.get('f', 1)");
const atom = fc.oneof(
  fc.tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), literal).map((parts) => parts.join(' ')),
  fc.tuple(literal, fc.constantFrom('==', '<', '>='), field).map((parts) => parts.join(' ')),
  fc.tuple(literal, field).map(([left, right]) => `${left} in ${right}`),
  fc.tuple(field, fc.constantFrom("['a', 1]", '[1, 2, 3]', '[null, false]')).map((parts) => parts.join(' in ')),
  fc.tuple(field, fc.constantFrom('string', 'number', 'int', 'bool', 'list')).map((parts) => parts.join(' is ')),
  fc.constantFrom(
    "'f' in resource.data",
    "'g' in resource.data",
    'resource.data.f',
    'resource.data.f + 1 == 2',
    'resource != null',
  ),
);
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atom,
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
  ),
}));

const contents = fc.tuple(...FIELDS.map(() => fc.constantFrom<RulesValue | undefined>(undefined, ...VALUES)));

describe('soundness of the proof', () => {
  it('a proved query never returns a document that the condition refuses', () => {
    let proved = 0;
    fc.assert(
      fc.property(
        condition,
        fc.array(filters, { maxLength: 3 }),
        fc.array(contents, { minLength: 20, maxLength: 20 }),
        (text, query, documents) => {
          const rules = ruleset(withBody(`match /x/{id} { allow read: if ${text}; }`));
          if (!ask(rules, 'list', 'x', {}, queryOf('x', query)).allowed) return;
          proved += 1;
          for (const values of documents) {
            const fields = Object.fromEntries(
              FIELDS.flatMap((name, at) => (values[at] === undefined ? [] : [[name, values[at]]])),
            );
            if (!query.every((filter) => meets(filter, fields[filter.field[0] ?? '']))) continue;
            expect(ask(rules, 'get', 'x/d', { documents: { 'x/d': fields } }).allowed).toBe(true);
          }
        },
      ),
      { numRuns: 3000, seed: 7 },
    );
    // a proof that never succeeds would be sound too
    expect(proved).toBeGreaterThan(50);
  });
});
