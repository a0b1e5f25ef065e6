import type { EpochMs } from '../time/epoch.ts';
import type { Movement } from './movement.ts';

/** The place of an animal: both null when it has left or died. */
export type AnimalPlace = { readonly enclosureId: string | null; readonly groupId: string | null };

type Step = Pick<Movement, 'movementId' | 'kind' | 'movedAtUnix' | 'recordedAtUnix' | 'toEnclosureId' | 'toGroupId'>;

/**
 * Returns movements in the order in which they happened: by the instant of the move, then by the instant of their
 * recording, so that the later record counts. An entry says that an animal lived here by then: after another movement,
 * such as a death recorded later, it says nothing and is left out.
 */
export function inOrder<Move extends Step>(movements: readonly Move[]): Move[] {
  return movements
    .toSorted(
      (a, b) =>
        a.movedAtUnix - b.movedAtUnix ||
        a.recordedAtUnix - b.recordedAtUnix ||
        (a.movementId < b.movementId ? -1 : Number(a.movementId > b.movementId)),
    )
    .filter(({ kind }, place) => kind !== 'entry' || place === 0);
}

/**
 * Returns the place of one animal at an instant, from its movements in any order; a move at that very instant counts.
 * Null before its arrival or without movements; a place of two nulls after it left, died or was archived.
 */
export function placeAt(movements: readonly Step[], instant: EpochMs): AnimalPlace | null {
  const last = inOrder(movements).findLast(({ movedAtUnix }) => movedAtUnix <= instant);
  return last === undefined ? null : { enclosureId: last.toEnclosureId, groupId: last.toGroupId };
}
