import { type Animal, animalSchema, OLDER_ANIMAL } from '../../src/domain/animals/animal.ts';
import type { Random } from './random.ts';
import { speciesOf } from '../catalogue/documents.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { Species } from '../../src/domain/taxonomy/taxonomy.ts';

const NAMES =
  'Amara,Bako,Chenoa,Dalia,Eko,Farah,Gaïa,Hiro,Imani,Jaya,Kito,Lila,Malo,Nala,Oka,Pélagie,Quito,Rani,Samba,Tika,Uma,Vesta,Wako,Xena,Yuma,Zuri,Aslan,Brume,Cosmo,Django,Écho,Fjord,Galak,Hélios,Iris,Jade,Kazan,Luna,Mistral,Nuage'.split(
    ',',
  );

/** One in this many animals lacks its chip, birth month or register number, as in real registers. */
const MISSING_CHANCE = 0.12;

const NOTES = [
  'Craint les travaux à proximité : prévenir la veille.',
  'Entraînée à la balance et à la prise de sang volontaire.',
  'À nourrir à part : mange plus lentement que les autres.',
];

type About = {
  readonly zooId: string;
  readonly enclosureId: string;
  readonly animalId: string;
  readonly specieId: string;
  /** its place in the enclosure, from 0 */
  readonly number: number;
  readonly arrivedAtUnix: number;
  /** the day of the seed */
  readonly now: Date;
};

/** Returns one living animal as a park registers it, sometimes with a missing value. */
export function makeAnimal(random: Random, about: About): Animal {
  const species = speciesById(about.specieId);
  const year = about.now.getUTCFullYear() - random.between(2, 18);
  const missing = () => random.chance(MISSING_CHANCE);
  const round = Math.floor(about.number / NAMES.length);
  const name = NAMES[(about.number * 7 + about.enclosureId.length) % NAMES.length] ?? '';
  const birthdate = missing() ? null : `${String(random.between(1, 12)).padStart(2, '0')}/${year}`;
  const cameAtUnix = Math.max(about.arrivedAtUnix, afterBirth(birthdate));
  return animalSchema.parse({
    ...OLDER_ANIMAL,
    animalId: about.animalId,
    zooId: about.zooId,
    animalName: round === 0 ? name : `${name} ${round + 1}`,
    animalChipId: missing() ? null : `2502${String(random.between(0, 9_999_999_999)).padStart(10, '0')}`,
    animalBirthdate: birthdate,
    animalSexe: random.chance(0.5) ? 'Male' : 'Femelle',
    animalEnclosureData: { enclosureId: about.enclosureId },
    specieId: species.specieId,
    specieName: species.specieName,
    specieLatinName: species.specieLatinName,
    registryId: missing() ? null : registryIdOf(random, about.animalId, about.zooId),
    notes: random.chance(0.06) ? random.pick(NOTES) : '',
    authorizedFacilities: [about.zooId],
    createdAtUnix: cameAtUnix,
    updatedAtUnix: cameAtUnix,
  } satisfies Animal);
}

/** Ten in the morning of the first day after the month of birth: no arrival is earlier. */
function afterBirth(birthdate: string | null): number {
  if (birthdate === null) return 0;
  const [month = '', year = ''] = birthdate.split('/');
  return Date.UTC(Number(year), Number(month), 1, 10);
}

/** Register numbers are unique: the next import identifies animals by them. */
function registryIdOf(random: Random, animalId: string, zooId: string): string {
  const [, , sector = '', enclosure = '', head = ''] = /^(.+?)--(.+)--(\d+)--(\d+)$/.exec(animalId) ?? [];
  const letters = `${zooId.slice(4, 7)}${sector.slice(0, 3)}`.toUpperCase();
  return `${letters}${random.between(1, 9)}${enclosure.padStart(2, '0')}${head.padStart(3, '0')}`;
}

const SPECIES = new Map(readCatalogue().species.map((row) => [row.id, speciesOf(row)]));

/** Returns the species with this id; throws for one that the catalogue lacks, which is a mistake in the seed. */
function speciesById(specieId: string): Species {
  const species = SPECIES.get(specieId);
  if (species === undefined) throw new Error(`The catalogue has no species ${specieId}`);
  return species;
}
