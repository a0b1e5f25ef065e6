import { PARKS } from '../parks.ts';
import { makePlace, type Place } from '../place.ts';
import { FIGURES } from './figures.ts';

/** Numbers of animals of ten enclosures in turn: a hundred in total, from a pair to a colony. */
const HEADS = [4, 16, 7, 13, 10, 2, 18, 9, 11, 10];

/** Returns the enclosures: in each sector those of the small seed first, then more of the same kind. */
export function places(): Place[] {
  const sectors = PARKS.flatMap((park) => park.sectors.map((sector) => ({ park, sector })));
  const found: Place[] = [];
  for (let round = 0; found.length < FIGURES.enclosures; round += 1) {
    for (const { park, sector } of sectors.slice(0, FIGURES.enclosures - found.length))
      found.push(makePlace(park.zooId, sector, round, HEADS[found.length % HEADS.length] ?? 0));
  }
  return found;
}
