import type { Transaction } from 'firebase-admin/firestore';
import { REGISTER_PART_SIZE, registerPartName } from '../../../src/domain/animals/register.ts';
import { database } from '../common/firebase.ts';
import { registerPartPath, registerPath } from '../common/paths.ts';

/** A part of the register that takes newcomers: its number of animals before and after. */
export type PartRoom = { readonly part: string; readonly before: number; readonly after: number };

/**
 * Returns the parts that take this number of newcomers: the last part as far as there is room, then new ones. Both the
 * last part and the next one are read within the transaction that writes them, so that two calls cannot both begin the
 * next one.
 */
export async function roomInRegister(
  transaction: Transaction,
  zooId: string,
  newcomers: number,
): Promise<readonly PartRoom[]> {
  if (newcomers === 0) return [];
  const last = database().collection(registerPath(zooId)).orderBy('part', 'desc').limit(1).select('part', 'count');
  const [document] = (await transaction.get(last)).docs;
  const lastNumber = document === undefined ? -1 : Number(/\d+$/.exec(document.id)?.[0] ?? 0);
  const rooms = roomsFor(lastNumber, countIn(document?.get('count')), newcomers);
  const begun = rooms.filter(({ before }) => before === 0).map(({ part }) => registerPartPath(zooId, part));
  if (begun.length > 0) await transaction.getAll(...begun.map((path) => database().doc(path)));
  return rooms;
}

/**
 * Returns the parts that take newcomers, beginning with part `lastNumber` and its `held` animals; -1 means a register
 * without parts.
 */
export function roomsFor(lastNumber: number, held: number, newcomers: number): readonly PartRoom[] {
  const rooms: PartRoom[] = [];
  let [number, before, left] = lastNumber < 0 ? [0, 0, newcomers] : [lastNumber, held, newcomers];
  while (left > 0) {
    const taken = Math.min(left, Math.max(0, REGISTER_PART_SIZE - before));
    if (taken > 0) rooms.push({ part: registerPartName(number), before, after: before + taken });
    [number, before, left] = [number + 1, 0, left - taken];
  }
  return rooms;
}

function countIn(stored: unknown): number {
  return typeof stored === 'number' && stored >= 0 ? stored : 0;
}
