import { PARKS } from './parks.ts';
import { makePlace, type Place, placesOfParks } from './place.ts';

/** Animals of the largest park at the scale `animals`, for the benches of lists. */
export const MANY_ANIMALS = 10_000;
const LARGEST = 'zoo-fullcare';
/** Enclosures for each one of the small seed: about thirty animals in each. */
const TIMES = 10;

/** Returns the enclosures of the small seed, but ten times as many in the largest park, with exactly 10,000 animals. */
export function placesOfTenThousand(): Place[] {
  return [...placesOfPark(LARGEST, MANY_ANIMALS, TIMES), ...placesOfParks(1).filter(({ zooId }) => zooId !== LARGEST)];
}

/**
 * Returns the enclosures of a park with exactly this many animals.
 * @param times enclosures for each one of the small seed
 */
export function placesOfPark(zooId: string, animals: number, times: number): Place[] {
  const sectors = PARKS.find((park) => park.zooId === zooId)?.sectors ?? [];
  const positions = sectors.flatMap((sector) =>
    Array.from({ length: sector.enclosures.length * times }, (_, position) => ({ sector, position })),
  );
  return positions.map(({ sector, position }, index) =>
    makePlace(zooId, sector, position, shareOf(animals, positions.length, index)),
  );
}

/** Whole numbers that add up to the total. */
function shareOf(total: number, shares: number, index: number): number {
  return Math.floor((total * (index + 1)) / shares) - Math.floor((total * index) / shares);
}
