import type { SectorRole } from '../../../src/domain/access/roles.ts';
import { PEOPLE } from '../accounts.ts';
import { PARKS, sectorIdOf, type SeedEnclosure, type SeedSector } from '../parks.ts';
import type { SeedDocument } from '../seed-document.ts';
import { FIGURES } from './figures.ts';

/** An enclosure of the large seed, with what the other documents need to know of it. */
export type Place = {
  readonly zooId: string;
  readonly sectorId: string;
  readonly enclosureId: string;
  readonly name: string;
  readonly species: readonly string[];
  readonly animalIds: readonly string[];
  /** the keepers of its sector */
  readonly keepers: readonly string[];
  /** who plans the work of the establishment */
  readonly planner: string;
};

/** Heads of ten enclosures in turn: a hundred in all, from a pair to a colony. */
const HEADS = [4, 16, 7, 13, 10, 2, 18, 9, 11, 10];

/** What the further enclosures of a sector are called, after the first with the same animals. */
const FURTHER = ['nord', 'sud', 'est', 'ouest', 'des naissances', 'de quarantaine', 'd’hiver', 'des réserves'];

/** Returns the enclosures: those of the small seed first in each sector, then more of the same kind. */
export function places(): Place[] {
  const sectors = PARKS.flatMap((park) => park.sectors.map((sector) => ({ park, sector })));
  const found: Place[] = [];
  for (let round = 0; found.length < FIGURES.enclosures; round += 1) {
    for (const { park, sector } of sectors.slice(0, FIGURES.enclosures - found.length))
      found.push(makePlace(park.zooId, sector, round, found.length));
  }
  return found;
}

function makePlace(zooId: string, sector: SeedSector, round: number, position: number): Place {
  const sectorId = sectorIdOf(zooId, sector.key);
  const enclosureId = `${sectorId}--${round + 1}`;
  const like = sector.enclosures[round % sector.enclosures.length] as SeedEnclosure;
  const heads = HEADS[position % HEADS.length] ?? 0;
  return {
    zooId,
    sectorId,
    enclosureId,
    name: nameOf(like.name, Math.floor(round / sector.enclosures.length)),
    species: like.species,
    animalIds: Array.from({ length: heads }, (_, head) => `${enclosureId}--${head + 1}`),
    keepers: holders(zooId, sector.key, 'keeper'),
    planner: PEOPLE.find((person) => person.zooId === zooId && person.right === 'admin')?.userId ?? 'provider-staff',
  };
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

/** Returns the `enclosures` document of a place. */
export function enclosureDocument(
  place: Place,
  areas: { readonly indoor: number; readonly outdoor: number },
): SeedDocument {
  return {
    path: `enclosures/${place.enclosureId}`,
    data: {
      zooId: place.zooId,
      enclosureId: place.enclosureId,
      enclosureName: place.name,
      label: place.name,
      value: place.enclosureId,
      linkedSectorId: place.sectorId,
      isArchived: false,
      memo: '',
      areas: ['abri', 'plateau', 'bassin'].map((areaName, index) => ({
        areaId: `${place.enclosureId}--zone-${index + 1}`,
        areaName,
        areaImage: null,
        areaImageUrl: null,
        shouldUpload: false,
      })),
      enclosureProfilePicture: null,
      indoorArea: areas.indoor,
      outdoorArea: areas.outdoor,
      speciesList: place.species,
      animalsData: [],
    },
  };
}
