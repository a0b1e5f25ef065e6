import { RulesSet, type RulesValue } from '../contract.ts';
import { isSameElement } from '../equality.ts';
import { Problem } from '../problem.ts';
import { stringOf } from './conversions.ts';
import { operation, type Operations } from './operation.ts';
import { membersOf, setOf } from './sets.ts';

type List = readonly RulesValue[];

/** More than any document holds; lists joined over and over must not fill the memory. */
const LONGEST_LIST = 1_000_000;

/** Returns whether the list holds the element, as `in` and the has… methods see it. */
export function listHolds(list: List, element: RulesValue): boolean {
  return list.some((item) => isSameElement(item, element));
}

const itemsOf = (other: List | RulesSet): List => (other instanceof RulesSet ? other.values : other);

/** Methods of lists. Source: docs/reference/rules/rules.List. */
export const LIST_METHODS: Operations = {
  size: operation('list.size', [], (list: List) => BigInt(list.length)),
  concat: operation('list.concat', ['list'], (list: List, other) =>
    list.length + other.length > LONGEST_LIST ? new Problem('The list is too long.') : [...list, ...other],
  ),
  hasAll: operation('list.hasAll', ['collection'], (list: List, other) =>
    itemsOf(other).every((item) => listHolds(list, item)),
  ),
  hasAny: operation('list.hasAny', ['collection'], (list: List, other) =>
    itemsOf(other).some((item) => listHolds(list, item)),
  ),
  hasOnly: operation('list.hasOnly', ['collection'], (list: List, other) =>
    list.every((item) => listHolds(itemsOf(other), item)),
  ),
  removeAll: operation('list.removeAll', ['list'], (list: List, other) =>
    list.filter((item) => !listHolds(other, item)),
  ),
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
