import { NO_NOTE_TEXTS } from '../../../src/domain/animal-import/note-texts.ts';
import type { ColumnChoice, ImportCell } from '../../../src/domain/animal-import/import-field.ts';
import type { ImportPlan } from '../../../src/domain/animal-import/check-import.ts';
import type {
  ImportGround,
  KnownAnimal,
  KnownEnclosure,
  KnownSpecies,
} from '../../../src/domain/animal-import/import-ground.ts';
import { matchColumns } from '../../../src/domain/animal-import/match-columns.ts';

/** The day of the tests of imports: 21 November 2026, noon in Paris. */
export const IMPORT_DAY = Date.UTC(2026, 10, 21, 11);

/** Returns a species of the catalogue. */
export function aKnownSpecies(specieLatinName: string, trad: KnownSpecies['trad'] = {}): KnownSpecies {
  return {
    specieId: specieLatinName.toLowerCase().replaceAll(' ', '-'),
    specieName: trad.fr ?? specieLatinName,
    specieLatinName,
    trad,
  };
}

/** Returns an enclosure whose id is its name in small letters. */
export function aKnownEnclosure(enclosureName: string, differences: Partial<KnownEnclosure> = {}): KnownEnclosure {
  const enclosureId = enclosureName.toLowerCase().replaceAll(' ', '-');
  return { enclosureId, enclosureName, isArchived: false, mayEdit: true, ...differences };
}

/** Returns an animal of the establishment: Nala, a lioness of the savanna. */
export function aKnownAnimal(differences: Partial<KnownAnimal> = {}): KnownAnimal {
  return {
    animalId: `animal-${differences.registryId ?? 'nala'}`,
    animalName: 'Nala',
    animalChipId: '25020000000001',
    animalBirthdate: '03/2019',
    animalSexe: 'Femelle',
    enclosureId: 'savanna',
    specieId: 'panthera-leo',
    subspecies: null,
    registryId: 'M001',
    status: 'present',
    isArchived: false,
    ...differences,
  };
}

/** Returns an establishment with three enclosures, two species, and nobody in it. */
export function aGround(differences: Partial<ImportGround> = {}): ImportGround {
  return {
    animals: [],
    groups: [],
    enclosures: [
      aKnownEnclosure('Savanna'),
      aKnownEnclosure('Aviary'),
      aKnownEnclosure('Old house', { isArchived: true }),
      aKnownEnclosure('Clinic', { mayEdit: false }),
    ],
    species: [
      aKnownSpecies('Panthera leo', { fr: 'Lion', en: 'Lion', de: 'Löwe' }),
      aKnownSpecies('Ara macao', { fr: 'Ara rouge', en: 'Scarlet macaw' }),
    ],
    now: IMPORT_DAY,
    ...differences,
  };
}

/** Returns the default reading of a sheet with its headings in the first row. */
export function aPlan(headings: readonly ImportCell[], differences: Partial<ImportPlan> = {}): ImportPlan {
  const columns: ColumnChoice = matchColumns(headings);
  return {
    headingsAt: 0,
    columns,
    values: {},
    countsFrom1904: false,
    noteTexts: NO_NOTE_TEXTS,
    answers: [],
    sameness: [],
    ...differences,
  };
}

/** The columns of a registry's own export. */
export const HEADINGS = [
  'Local ID',
  'House Name',
  'Scientific Name',
  'Common Name',
  'Sex',
  'Birth Date',
  'Transponder',
  'Enclosure',
  'Status',
] as const;

/** Returns a valid row below these headings. */
export function aRow(
  number: number,
  differences: Partial<Record<(typeof HEADINGS)[number], ImportCell>> = {},
): ImportCell[] {
  const right: Record<(typeof HEADINGS)[number], ImportCell> = {
    'Local ID': `M${String(number).padStart(5, '0')}`,
    'House Name': `Nala ${number}`,
    'Scientific Name': 'Panthera leo',
    'Common Name': 'Lion',
    Sex: number % 2 === 0 ? '0.1' : 'Male',
    'Birth Date': '12 Mar 2019',
    Transponder: String(25_020_000_000_000 + number),
    Enclosure: 'Savanna',
    Status: 'Alive',
  };
  return HEADINGS.map((heading) => differences[heading] ?? right[heading]);
}
