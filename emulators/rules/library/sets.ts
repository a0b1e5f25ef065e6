import { RulesSet, type RulesValue } from '../contract.ts';
import { isSameMember } from '../equality.ts';
import { operation, type Operations } from './operation.ts';

type List = readonly RulesValue[];

/** Returns whether the set holds the value; numbers count by value there. */
export function setHolds(set: RulesSet, value: RulesValue): boolean {
  return holds(set.values, value);
}

/** Returns the values without repetitions, in the order of their first appearance. */
export function membersOf(values: List): List {
  if (values.every((value) => typeof value === 'string')) return [...new Set(values)];
  const members: RulesValue[] = [];
  for (const value of values) if (!holds(members, value)) members.push(value);
  return members;
}

/** Returns the set of these members, which must not repeat. */
export function setOf(members: List): RulesSet {
  return new RulesSet(members);
}

function holds(members: List, value: RulesValue): boolean {
  return members.some((member) => isSameMember(member, value));
}

const valuesOf = (other: List | RulesSet): List => (other instanceof RulesSet ? other.values : other);

/** Methods of sets. Source: docs/reference/rules/rules.Set. */
export const SET_METHODS: Operations = {
  size: operation('set.size', [], (set: RulesSet) => BigInt(set.values.length)),
  difference: operation('set.difference', ['set'], (set: RulesSet, other) =>
    setOf(set.values.filter((value) => !setHolds(other, value))),
  ),
  intersection: operation('set.intersection', ['set'], (set: RulesSet, other) =>
    setOf(set.values.filter((value) => setHolds(other, value))),
  ),
  union: operation('set.union', ['set'], (set: RulesSet, other) => setOf(membersOf([...set.values, ...other.values]))),
  hasAll: operation('set.hasAll', ['collection'], (set: RulesSet, other) =>
    valuesOf(other).every((value) => setHolds(set, value)),
  ),
  hasAny: operation('set.hasAny', ['collection'], (set: RulesSet, other) =>
    valuesOf(other).some((value) => setHolds(set, value)),
  ),
  hasOnly: operation('set.hasOnly', ['collection'], (set: RulesSet, other) =>
    set.values.every((value) => holds(valuesOf(other), value)),
  ),
};
