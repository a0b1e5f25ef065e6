import {
  collection,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { toAppError } from '../firebase/failure.ts';
import { reportBadDocument } from '../firebase/watch-document.ts';
import { movementFromDocument } from './movement.converter.ts';
import type { ParkMoves } from './movement-list.ts';

/** Documents of one answer: some megabytes. */
const PAGE = 5_000;

/**
 * Returns every movement of an establishment, the latest first; a document that cannot be read is logged and counted.
 * Reads one document per movement from the server, since a copy on the device may lack some. Errors: 'generic/offline'
 * without a network.
 */
export async function readParkMoves(
  database: Firestore,
  zooId: string,
  from: QueryDocumentSnapshot | null = null,
): Promise<Result<ParkMoves>> {
  try {
    const { docs } = await getDocsFromServer(
      query(
        collection(database, 'movements'),
        where('zooId', '==', zooId),
        orderBy('movedAtUnix', 'desc'),
        ...(from === null ? [] : [startAfter(from)]),
        limit(PAGE),
      ),
    );
    const moves = docs.flatMap((found) => {
      const movement = movementFromDocument(found.id, found.data());
      if (movement.ok) return [movement.value];
      reportBadDocument('movements', found.id, movement.error);
      return [];
    });
    const unreadable = docs.length - moves.length;
    const last = docs.at(-1);
    if (last === undefined || docs.length < PAGE) return ok({ moves, unreadable });
    const rest = await readParkMoves(database, zooId, last);
    if (!rest.ok) return rest;
    return ok({ moves: [...moves, ...rest.value.moves], unreadable: unreadable + rest.value.unreadable });
  } catch (error) {
    return fail(toAppError(error, 'data/movements'));
  }
}
