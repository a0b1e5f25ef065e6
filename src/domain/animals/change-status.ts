import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { Animal, BodyFate, DeathCause, StatusChange } from './animal.ts';
import { isBeforeBirth, type StoredBirth } from './birth.ts';

const GONE = { departure: 'departed', death: 'dead' } as const;

/** The refusals of a death or a departure that lies before what must come first. */
export const LEFT_TOO_EARLY = {
  death: {
    birth: 'animal/death-before-birth',
    arrival: 'animal/death-before-arrival',
    move: 'animal/before-last-move',
  },
  departure: {
    birth: 'animal/departure-before-birth',
    arrival: 'animal/departure-before-arrival',
    move: 'animal/before-last-move',
  },
} as const;

/** An animal, as far as its status is concerned. */
type Standing = Pick<
  Animal,
  | 'status'
  | 'statusAtUnix'
  | 'deathCause'
  | 'bodyFate'
  | 'mergedInto'
  | 'isArchived'
  | 'archivedAtUnix'
  | 'animalEnclosureData'
  | 'group'
> &
  StoredBirth;

export type StatusRequest = {
  readonly change: StatusChange;
  /** when it happened */
  readonly atUnix: EpochMs;
  readonly now: EpochMs;
  /** where a restored animal goes */
  readonly enclosureId: string | null;
  /** of a death, as far as they are known */
  readonly deathCause?: DeathCause | null;
  readonly bodyFate?: BodyFate | null;
};

/**
 * Returns an animal after a departure, a death, an archiving or a restoration; an animal that leaves is in no enclosure
 * and no group any more. A restored animal is present in the enclosure that is named; without one, an archived animal
 * that had left or died comes back into the lists as that. Errors: 'animal/archived', 'animal/not-present' (left or
 * dead already), 'animal/death-before-birth', 'animal/departure-before-birth', 'animal/merged' (a record that became
 * part of another), 'animal/enclosure-required', and 'animal/changed-meanwhile' for one that is to be restored and
 * lives here.
 * @source specification, points 4 and 9 "Animals"
 */
export function changeStatus<Of extends Standing>(
  animal: Of,
  { change, atUnix, now, enclosureId, deathCause = null, bodyFate = null }: StatusRequest,
): Result<Of> {
  if (change === 'restore') return restore(animal, atUnix, enclosureId);
  if (animal.isArchived) return fail(appError('animal/archived'));
  const nowhere = { ...animal, animalEnclosureData: null, group: null };
  // Ten years count from the day somebody archived the animal, whatever date the change is given.
  if (change === 'archive') return ok({ ...nowhere, isArchived: true, archivedAtUnix: now });
  if (animal.status !== 'present') return fail(appError('animal/not-present'));
  if (isBeforeBirth(atUnix, animal)) return fail(appError(LEFT_TOO_EARLY[change].birth));
  const death = change === 'death' ? { deathCause, bodyFate } : {};
  return ok({ ...nowhere, ...death, status: GONE[change], statusAtUnix: atUnix });
}

function restore<Of extends Standing>(animal: Of, atUnix: EpochMs, enclosureId: string | null): Result<Of> {
  if (animal.mergedInto !== undefined) return fail(appError('animal/merged'));
  const isPresent = animal.status === 'present';
  if (isPresent && !animal.isArchived) return fail(appError('animal/changed-meanwhile'));
  const back = { ...animal, isArchived: false, archivedAtUnix: null, group: null };
  if (enclosureId !== null)
    return ok({
      ...back,
      status: 'present',
      deathCause: null,
      bodyFate: null,
      statusAtUnix: isPresent ? animal.statusAtUnix : atUnix,
      animalEnclosureData: { enclosureId },
    });
  return isPresent || !animal.isArchived ? fail(appError('animal/enclosure-required')) : ok(back);
}
