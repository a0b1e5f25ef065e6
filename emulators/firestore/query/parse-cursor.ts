/** The `startAt` and `endAt` parts of a structured query. */
import { FirestoreError } from '../contract.ts';
import { decodeValue } from '../values/decode.ts';
import { Reference } from '../values/value.ts';
import type { WireCursor } from '../wire.ts';
import type { Cursor, Order } from './plan.ts';

/** Parses a cursor; a cursor without values counts as none. */
export function parseCursor(wire: WireCursor | undefined, orders: readonly Order[]): Cursor | null {
  const values = (wire?.values ?? []).map((value) => decodeValue(value));
  if (values.length === 0) return null;
  if (values.length > orders.length) throw new FirestoreError('INVALID_ARGUMENT', 'Cursor has too many values.');
  values.forEach((value, index) => {
    if (orders[index]?.isName === true && !(value instanceof Reference)) {
      throw new FirestoreError('INVALID_ARGUMENT', 'Cursor position for __name__ must be a reference.');
    }
  });
  return { values, before: wire?.before ?? false };
}
