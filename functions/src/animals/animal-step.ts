import { randomUUID } from 'node:crypto';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { moveDate } from '../../../src/domain/animals/move-date.ts';
import type { Movement, MovementKind } from '../../../src/domain/animals/movement.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import type { ParkPlaces } from '../places/park-places.ts';

/** What becomes of one animal in a transaction; `before` null for a new one, `move` null when it stays where it is. */
export type AnimalStep = { readonly before: Animal | null; readonly after: Animal; readonly move: Movement | null };

/** How people say that an animal moved. */
export type SaidMove = {
  readonly kind: MovementKind;
  readonly movedAtUnix: EpochMs;
  readonly reason: string;
  readonly destination: string;
};

/** Who recorded it, and when. */
export type Recorded = { readonly by: string; readonly at: EpochMs };

/**
 * Returns the step of an animal that changes its place, or why the day of the move cannot be. Stamps of one animal only ever
 * grow, so that of two moves in one moment it is told which came later.
 */
export function movedStep(
  before: Animal | null,
  after: Animal,
  said: SaidMove,
  places: ParkPlaces,
  { by, at }: Recorded,
): AnimalStep | Refusal {
  const when = moveDate(said.movedAtUnix, at, before?.placedAtUnix ?? null);
  if (!when.ok) return refuse(when.error.code, 'movedAtUnix');
  const stamp = stampAfter(before, at);
  const [from, to] = [placeOf(before), placeOf(after)];
  const move: Movement = {
    movementId: randomUUID(),
    zooId: after.zooId,
    animalId: after.animalId,
    kind: said.kind,
    fromEnclosureId: from.enclosureId,
    toEnclosureId: to.enclosureId,
    fromGroupId: from.groupId,
    toGroupId: to.groupId,
    sectorIds: sectorsOf([from, to], places),
    movedAtUnix: when.value,
    reason: oneLine(said.reason),
    destination: oneLine(said.destination),
    recordedBy: by,
    recordedAtUnix: stamp,
  };
  return { before, after: { ...after, placedAtUnix: when.value, updatedAtUnix: stamp }, move };
}

/** Returns the stamp of a change at `at`: later than the animal's last one, whatever the clocks say. */
export function stampAfter(before: Animal | null, at: EpochMs): EpochMs {
  return Math.max(at, (before?.updatedAtUnix ?? 0) + 1);
}

/** Returns where an animal's document says that it is. */
export function placeOf(animal: Animal | null) {
  return {
    enclosureId: animal?.animalEnclosureData?.enclosureId ?? null,
    groupId: animal?.group?.groupId ?? null,
  };
}

function sectorsOf(ends: readonly ReturnType<typeof placeOf>[], { enclosures, groups }: ParkPlaces): string[] {
  const ids = ends.flatMap(({ enclosureId, groupId }) => [
    enclosures.get(enclosureId ?? '')?.linkedSectorId ?? null,
    groups.get(groupId ?? '')?.linkedSectorId ?? null,
  ]);
  return [...new Set(ids.filter((id) => id !== null))];
}

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').trim();
}
