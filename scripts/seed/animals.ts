import { PARKS, sectorIdOf, type SeedPark } from './parks.ts';
import type { Random } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import { speciesById } from './species.ts';

const NAMES =
  'Amara,Bako,Chenoa,Dalia,Eko,Farah,Gaïa,Hiro,Imani,Jaya,Kito,Lila,Malo,Nala,Oka,Pélagie,Quito,Rani,Samba,Tika,Uma,Vesta,Wako,Xena,Yuma,Zuri,Aslan,Brume,Cosmo,Django,Écho,Fjord,Galak,Hélios,Iris,Jade,Kazan,Luna,Mistral,Nuage'.split(
    ',',
  );

/** One in so many animals lacks its chip, its birth month or its sub-species: real registers do. */
const MISSING_CHANCE = 0.12;

/** Returns the enclosures and animals of every park. `factor` multiplies the heads of each enclosure. */
export function parkDocuments(random: Random, factor: number, now: Date): SeedDocument[] {
  return PARKS.flatMap((park) => sectorsOfPark(park, random, factor, now));
}

function sectorsOfPark(park: SeedPark, random: Random, factor: number, now: Date): SeedDocument[] {
  return park.sectors.flatMap((sector) => {
    const sectorId = sectorIdOf(park.zooId, sector.key);
    return sector.enclosures.flatMap((enclosure, index) => {
      const enclosureId = `${sectorId}--${index + 1}`;
      const animals = Array.from({ length: enclosure.heads * factor }, (_, head) =>
        animalDocument(random, {
          zooId: park.zooId,
          enclosureId,
          animalId: `${enclosureId}--${head + 1}`,
          specieId: random.pick(enclosure.species),
          number: head,
          now,
        }),
      );
      return [
        {
          path: `enclosures/${enclosureId}`,
          data: {
            zooId: park.zooId,
            enclosureId,
            enclosureName: enclosure.name,
            label: enclosure.name,
            value: enclosureId,
            linkedSectorId: sectorId,
            isArchived: false,
            memo: '',
            areas: [],
            enclosureProfilePicture: null,
            indoorArea: random.between(20, 400),
            outdoorArea: random.between(0, 60) * 100,
            speciesList: enclosure.species,
            animalsData: [],
          },
        },
        ...animals,
      ];
    });
  });
}

/** Returns one animal as a park registers it, with the odd value missing. */
export function animalDocument(
  random: Random,
  about: { zooId: string; enclosureId: string; animalId: string; specieId: string; number: number; now: Date },
): SeedDocument {
  const species = speciesById(about.specieId);
  const year = about.now.getUTCFullYear() - random.between(1, 18);
  const missing = () => random.chance(MISSING_CHANCE);
  const round = Math.floor(about.number / NAMES.length);
  const name = NAMES[(about.number * 7 + about.enclosureId.length) % NAMES.length] ?? '';
  return {
    path: `animals/${about.animalId}`,
    data: {
      animalId: about.animalId,
      zooId: about.zooId,
      animalName: round === 0 ? name : `${name} ${round + 1}`,
      animalChipId: missing() ? null : `2502${String(random.between(0, 9_999_999_999)).padStart(10, '0')}`,
      animalBirthdate: missing() ? null : `${String(random.between(1, 12)).padStart(2, '0')}/${year}`,
      animalSexe: random.chance(0.5) ? 'Male' : 'Femelle',
      animalEnclosureData: { enclosureId: about.enclosureId },
      group: null,
      specieId: species.specieId,
      specieName: species.specieName,
      specieLatinName: species.specieLatinName,
      subspecies: null,
      registryId: missing() ? null : `${about.zooId.slice(4, 7).toUpperCase()}${random.between(1000, 9999)}`,
      isArchived: false,
      notes: '',
      photo: null,
      lastEvaluation: null,
      authorizedFacilities: [],
    },
  };
}
