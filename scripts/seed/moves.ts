import type { Animal } from '../../src/domain/animals/animal.ts';
import { type Movement, movementSchema } from '../../src/domain/animals/movement.ts';
import { type Fate, instantOf } from './fates.ts';
import type { Place } from './place.ts';
import type { Random } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

/** Days before the seed in which animals arrived, and in which some changed their enclosure. */
const ARRIVED_DAYS_AGO = [400, 2_000] as const;
const MOVED_DAYS_AGO = [130, 350] as const;
/** No animal moves right after its arrival. */
const SETTLING_IN = 14 * 86_400_000;
const MOVED_CHANCE = 0.12;
const REASONS = ['Nouvelle composition du groupe', 'Travaux dans l’enclos', 'Fin de quarantaine'];

/** Returns the day of an animal's arrival. */
export function arrivalOf(random: Random, today: number): number {
  return instantOf(today, random.between(...ARRIVED_DAYS_AGO));
}

/**
 * Yields the moves of an animal, oldest first: its arrival, for some a change of enclosure, and its departure or death.
 * The last one leads to its present place.
 */
export function* movementDocuments(
  random: Random,
  { place, animal, groupId, fate, today }: MovesOf,
): Generator<SeedDocument> {
  const before = beforeMove(random, place);
  let last: Pick<Movement, 'toEnclosureId' | 'toGroupId'> = { toEnclosureId: null, toGroupId: null };
  let number = 0;
  const next = (
    kind: Movement['kind'],
    at: number,
    to: typeof last,
    said: { reason?: string; destination?: string },
  ) => {
    number += 1;
    const movementId = `${animal.animalId}--move-${number}`;
    const movement = movementSchema.parse({
      movementId,
      zooId: place.zooId,
      animalId: animal.animalId,
      kind,
      fromEnclosureId: last.toEnclosureId,
      toEnclosureId: to.toEnclosureId,
      fromGroupId: last.toGroupId,
      toGroupId: to.toGroupId,
      sectorIds: [place.sectorId],
      movedAtUnix: at,
      reason: said.reason ?? '',
      destination: said.destination ?? '',
      recordedBy: place.planner,
      recordedAtUnix: at,
    });
    last = to;
    return stored(`movements/${movementId}`, movement);
  };
  const here = { toEnclosureId: place.enclosureId, toGroupId: groupId };
  const arrived = animal.createdAtUnix ?? instantOf(today, ARRIVED_DAYS_AGO[0]);
  if (before === null) yield next('arrival', arrived, here, {});
  else {
    yield next('arrival', arrived, { toEnclosureId: before, toGroupId: null }, {});
    const moved = Math.max(instantOf(today, random.between(...MOVED_DAYS_AGO)), arrived + SETTLING_IN);
    yield next('move', moved, here, { reason: random.pick(REASONS) });
  }
  if (fate !== null) {
    const nowhere = { toEnclosureId: null, toGroupId: null };
    yield next(fate.kind, instantOf(today, fate.daysAgo), nowhere, fate);
  }
}

type MovesOf = {
  readonly place: Place;
  readonly animal: Animal;
  /** the group it is in, or was in at its departure or death */
  readonly groupId: string | null;
  readonly fate: Fate | null;
  readonly today: number;
};

/** The former enclosure of an animal in the same sector; null for one that never moved. */
function beforeMove(random: Random, place: Place): string | null {
  if (!random.chance(MOVED_CHANCE)) return null;
  return `${place.sectorId}--${place.number === 1 ? 2 : place.number - 1}`;
}
