/** Orders as comparisons of documents, and cursors as positions in them. */
import type { Document } from '../store/document.ts';
import { compareNames } from '../values/name-order.ts';
import { compareValues } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import type { Cursor, Order } from './plan.ts';
import { readerOf, type Predicate } from './predicate.ts';

export type Comparison = (a: Document, b: Document) => number;

/** Compares documents by all orders; both must have the ordered fields. */
export function toComparison(orders: readonly Order[]): Comparison {
  const steps = orders.map(toStep);
  if (steps.length === 1) return steps[0] as Comparison;
  return (a, b) => {
    for (const step of steps) {
      const order = step(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function toStep({ path, isName, descending }: Order): Comparison {
  const read = readerOf(path);
  const ascending: Comparison = isName
    ? (a, b) => compareNames(a.name, b.name)
    : (a, b) => compareValues(read(a) as Value, read(b) as Value);
  return descending ? (a, b) => ascending(b, a) : ascending;
}

/** Returns whether a document has every ordered field. Without one it is in no query with these orders. */
export function hasOrderedFields(orders: readonly Order[]): Predicate {
  const readers = orders.filter((order) => !order.isName).map((order) => readerOf(order.path));
  return (document) => readers.every((read) => read(document) !== undefined);
}

/** Returns whether a document is after the start position. */
export function isAtOrBehind(orders: readonly Order[], cursor: Cursor): Predicate {
  const distance = distanceFrom(orders, cursor);
  return (document) => {
    const order = distance(document);
    return cursor.before ? order >= 0 : order > 0;
  };
}

/** Returns whether a document is before the end position. */
export function isBefore(orders: readonly Order[], cursor: Cursor): Predicate {
  const distance = distanceFrom(orders, cursor);
  return (document) => {
    const order = distance(document);
    return cursor.before ? order < 0 : order <= 0;
  };
}

function distanceFrom(orders: readonly Order[], cursor: Cursor): (document: Document) => number {
  const steps = cursor.values.map((value, index) => {
    const { path, descending } = orders[index] as Order;
    const read = readerOf(path);
    return (document: Document) => {
      const order = compareValues(read(document) as Value, value);
      return descending ? -order : order;
    };
  });
  return (document) => {
    for (const step of steps) {
      const order = step(document);
      if (order !== 0) return order;
    }
    return 0;
  };
}
