import type { SectorRole } from '../../src/domain/access/roles.ts';
import { PEOPLE } from './accounts.ts';
import { PARKS, sectorIdOf, type SeedEnclosure, type SeedSector } from './parks.ts';

/** An enclosure of the seed, with the properties that other documents need. */
export type Place = {
  readonly zooId: string;
  readonly sectorId: string;
  /** its sector's key in parks.ts, which decides its layout */
  readonly sectorKey: string;
  readonly enclosureId: string;
  /** from 1, within its sector */
  readonly number: number;
  readonly name: string;
  readonly species: readonly string[];
  readonly animalIds: readonly string[];
  /** the keepers of its sector */
  readonly keepers: readonly string[];
  /** the person who plans the work of the establishment */
  readonly planner: string;
};

/** Names for the further enclosures of a sector, after the first with the same animals. */
const FURTHER = ['nord', 'sud', 'est', 'ouest', 'des naissances', 'de quarantaine', 'd’hiver', 'des réserves'];

/** Returns the enclosures of the parks; `factor` multiplies the animals of each. */
export function placesOfParks(factor: number): Place[] {
  return PARKS.flatMap((park) =>
    park.sectors.flatMap((sector) =>
      sector.enclosures.map((one, index) => makePlace(park.zooId, sector, index, one.heads * factor)),
    ),
  );
}

/** Returns the enclosure at this position in a sector, from 0; beyond its own ones, another of the same kind. */
export function makePlace(zooId: string, sector: SeedSector, position: number, heads: number): Place {
  const sectorId = sectorIdOf(zooId, sector.key);
  const enclosureId = `${sectorId}--${position + 1}`;
  const like = sector.enclosures[position % sector.enclosures.length] as SeedEnclosure;
  return {
    zooId,
    sectorId,
    sectorKey: sector.key,
    enclosureId,
    number: position + 1,
    name: nameOf(like.name, Math.floor(position / sector.enclosures.length)),
    species: like.species,
    animalIds: Array.from({ length: heads }, (_, head) => `${enclosureId}--${head + 1}`),
    keepers: holders(zooId, sector.key, 'keeper'),
    planner: plannerOf(zooId),
  };
}

/** Returns the planner of an establishment: its first admin. */
export function plannerOf(zooId: string): string {
  return PEOPLE.find((person) => person.zooId === zooId && person.right === 'admin')?.userId ?? 'provider-staff';
}

function nameOf(first: string, repeat: number): string {
  if (repeat === 0) return first;
  const further = FURTHER[(repeat - 1) % FURTHER.length];
  const number = Math.floor((repeat - 1) / FURTHER.length);
  return `${first} ${further}${number === 0 ? '' : ` ${number + 1}`}`;
}

function holders(zooId: string, key: string, role: SectorRole): string[] {
  return PEOPLE.filter((person) => {
    const keys = person.sectors?.[role] ?? [];
    return person.zooId === zooId && (keys.includes('*') || keys.includes(key));
  }).map((person) => person.userId);
}
