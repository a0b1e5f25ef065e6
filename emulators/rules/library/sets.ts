import { RulesSet, type RulesValue } from '../contract.ts';
import { isSameMember } from '../equality.ts';
import { operation, type Operations } from './operation.ts';
import { memberKey } from './value-keys.ts';

type List = readonly RulesValue[];

/** Up to this size, comparing all pairs is faster than computing keys. */
export const SHORT_LIST = 16;

/** Returns whether the set holds the value; numbers count by value. */
export function setHolds(set: RulesSet, value: RulesValue): boolean {
  return holds(set.values, value);
}

/** Returns the distinct values, in the order of their first appearance. */
export function membersOf(values: List): List {
  if (values.every((value) => typeof value === 'string')) return [...new Set(values)];
  const members = new Map<string, RulesValue>();
  for (const value of values) {
    const key = memberKey(value);
    if (!members.has(key)) members.set(key, value);
  }
  return [...members.values()];
}

/** Returns the set of these members, which must be distinct. */
export function setOf(members: List): RulesSet {
  return new RulesSet(members);
}

function holds(members: List, value: RulesValue): boolean {
  return members.some((member) => isSameMember(member, value));
}

/** Returns a membership test of these members, for many values. */
function holderOf(members: List): (value: RulesValue) => boolean {
  if (members.length <= SHORT_LIST) return (value) => holds(members, value);
  const keys = new Set(members.map(memberKey));
  return (value) => keys.has(memberKey(value));
}

function without(set: RulesSet, unwanted: (value: RulesValue) => boolean): RulesSet {
  return setOf(set.values.filter((value) => !unwanted(value)));
}

const valuesOf = (other: List | RulesSet): List => (other instanceof RulesSet ? other.values : other);

/** Methods of sets. Source: docs/reference/rules/rules.Set. */
export const SET_METHODS: Operations = {
  size: operation('set.size', [], (set: RulesSet) => BigInt(set.values.length)),
  difference: operation('set.difference', ['set'], (set: RulesSet, other) => without(set, holderOf(other.values))),
  intersection: operation('set.intersection', ['set'], (set: RulesSet, other) =>
    setOf(set.values.filter(holderOf(other.values))),
  ),
  union: operation('set.union', ['set'], (set: RulesSet, other) => setOf(membersOf([...set.values, ...other.values]))),
  hasAll: operation('set.hasAll', ['collection'], (set: RulesSet, other) =>
    valuesOf(other).every(holderOf(set.values)),
  ),
  hasAny: operation('set.hasAny', ['collection'], (set: RulesSet, other) => valuesOf(other).some(holderOf(set.values))),
  hasOnly: operation('set.hasOnly', ['collection'], (set: RulesSet, other) =>
    set.values.every(holderOf(valuesOf(other))),
  ),
};
