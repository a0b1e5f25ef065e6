import { randomUUID } from 'node:crypto';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { moveDate } from '../../../src/domain/animals/move-date.ts';
import type { Movement, MovementKind } from '../../../src/domain/animals/movement.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { oneLine } from '../../../src/domain/text/fill.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import type { ParkPlaces } from '../places/park-places.ts';

/**
 * The change of one animal in a transaction; `before` is null for a new animal, `move` for one that stays in its place.
 */
export type AnimalStep = { readonly before: Animal | null; readonly after: Animal; readonly move: Movement | null };

/** A move of an animal as people describe it. */
export type DescribedMove = {
  readonly kind: MovementKind;
  readonly movedAtUnix: EpochMs;
  readonly reason: string;
  readonly destination: string;
};

/** The person who recorded a move, and the instant. */
export type Recorded = { readonly by: string; readonly at: EpochMs };

/**
 * Returns the step of an animal that changes its place, or the refusal of an impossible date. Stamps of one animal only
 * grow, so that the later of two moves in one moment is known.
 */
export function movedStep(
  before: Animal | null,
  after: Animal,
  said: DescribedMove,
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
  // Before its entry an animal may have moved or died: nobody knows since when it has been here.
  const placedAtUnix = said.kind === 'entry' ? null : when.value;
  return { before, after: { ...after, placedAtUnix, updatedAtUnix: stamp }, move };
}

/** Returns the stamp of a change at `at`: always later than the animal's last one, even when a clock is behind. */
export function stampAfter(before: Animal | null, at: EpochMs): EpochMs {
  return Math.max(at, (before?.updatedAtUnix ?? 0) + 1);
}

/** Returns the place that an animal's document names. */
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
