import { focalTimeline } from './focal-timeline.ts';
import type { FollowedAnimal, SessionEntry } from './session.ts';

/**
 * Returns whom a focal session followed, by the entries of all its devices: each animal with the number of its
 * observations that were ended, in the order of `animalIds`. Animals that it could not follow, and those of which no
 * observation was ended, are left out; empty for nobody.
 */
export function followedAnimals(
  animalIds: readonly string[],
  devices: readonly (readonly SessionEntry[])[],
): FollowedAnimal[] {
  const ended = devices.flatMap((entries) => focalTimeline(entries)).filter(({ endAtUnix }) => endAtUnix !== null);
  const byAnimal = Map.groupBy(ended, ({ animalId }) => animalId);
  return [...new Set(animalIds)].flatMap((animalId) => {
    const observations = byAnimal.get(animalId)?.length ?? 0;
    return observations === 0 ? [] : [{ animalId, observations }];
  });
}
