import { ZONE, type EpochMs } from '../time/epoch.ts';
import { instantAt, wallClockAt } from '../time/wall-clock.ts';
import { ARCHIVE_YEARS } from './animal.ts';

/**
 * Returns the instant until which the data of an archived animal are kept: the same day and hour in Paris, ten years
 * later (1 March for 29 February); null for an animal that is not archived.
 * @source specification, point 9 "Animals"
 */
export function keptUntil(archivedAtUnix: EpochMs | null): EpochMs | null {
  if (archivedAtUnix === null) return null;
  const wall = wallClockAt(archivedAtUnix, ZONE);
  return instantAt({ ...wall, year: wall.year + ARCHIVE_YEARS }, ZONE);
}
