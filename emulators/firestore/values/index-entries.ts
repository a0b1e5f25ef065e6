/** Counts the entries of a document in the automatic single-field indexes. */
import { compareValues } from './order.ts';
import { isArray, isMap, isVector, type Fields, type Value } from './value.ts';

/**
 * A scalar field has an entry in both directions; a map those of its fields; an array those of its distinct elements.
 */
export function indexEntries(fields: Fields): number {
  let entries = 0;
  for (const value of fields.values()) entries += entriesOf(value);
  return entries;
}

function entriesOf(value: Value): number {
  if (isArray(value)) return distinct(value);
  return isMap(value) && !isVector(value) ? indexEntries(value) : 2;
}

function distinct(elements: readonly Value[]): number {
  const sorted = [...elements].sort(compareValues);
  return sorted.filter((element, index) => index === 0 || compareValues(sorted[index - 1] as Value, element) !== 0)
    .length;
}
