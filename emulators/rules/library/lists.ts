import type { RulesValue } from '../contract.ts';
import { isSameElement } from '../equality.ts';
import { Problem } from '../problem.ts';
import { stringOf } from './conversions.ts';
import { operation, type Operations } from './operation.ts';
import { membersOf, setOf, SHORT_LIST } from './sets.ts';
import { elementKey } from './value-keys.ts';

type List = readonly RulesValue[];

/** More than any document holds; repeated joining of lists must not fill the memory. */
const MAX_LIST_LENGTH = 1_000_000;

/** Returns whether the list holds the element, for `in` and the has… methods. */
export function listHolds(list: List, element: RulesValue): boolean {
  return list.some((item) => isSameElement(item, element));
}

/** Returns a membership test of a list, for many elements. */
function holderOf(list: List): (element: RulesValue) => boolean {
  if (list.length <= SHORT_LIST) return (element) => listHolds(list, element);
  const keys = new Set(list.map(elementKey));
  keys.delete(null);
  return (element) => keys.has(elementKey(element));
}

/** Methods of lists. Source: docs/reference/rules/rules.List. */
export const LIST_METHODS: Operations = {
  size: operation('list.size', [], (list: List) => BigInt(list.length)),
  concat: operation('list.concat', ['list'], (list: List, other) =>
    list.length + other.length > MAX_LIST_LENGTH ? new Problem('The list is too long.') : [...list, ...other],
  ),
  // Of a list only: the Rules Test API refuses sets here, though sets themselves take both.
  hasAll: operation('list.hasAll', ['list'], (list: List, other) => other.every(holderOf(list))),
  hasAny: operation('list.hasAny', ['list'], (list: List, other) => other.some(holderOf(list))),
  hasOnly: operation('list.hasOnly', ['list'], (list: List, other) => list.every(holderOf(other))),
  removeAll: operation('list.removeAll', ['list'], (list: List, other) => {
    const holds = holderOf(other);
    return list.filter((item) => !holds(item));
  }),
  toSet: operation('list.toSet', [], (list: List) => setOf(membersOf(list))),
  join: operation('list.join', ['string'], (list: List, separator) => {
    const texts: string[] = [];
    for (const item of list) {
      const text = stringOf(item);
      if (text instanceof Problem) return text;
      texts.push(text);
    }
    return texts.join(separator);
  }),
};
