import type { ImportCell } from '../../../src/domain/animal-import/import-field.ts';
import { aRow, HEADINGS } from './ground.ts';

type Differences = Parameters<typeof aRow>[1];
type FaultyRow = { readonly row: readonly ImportCell[]; readonly told: readonly string[] };

const wrong = (number: number, differences: Differences, ...told: readonly string[]): FaultyRow => ({
  row: aRow(number, differences),
  told,
});

/**
 * Rows of a registry's export with all known faults of such files, and the expected report of each: field, code and
 * value, or how the row is counted. They stand below the headings, so the first is line 2.
 */
export const FAULTY_ROWS: readonly FaultyRow[] = [
  wrong(1, {}, 'new'),
  wrong(2, { Transponder: '978000012345678' }, 'new'),
  wrong(3, { Transponder: '2502000' }, 'animalChipId import/chip-length "2502000"'),
  wrong(4, { Transponder: 'none seen' }, 'animalChipId import/chip-unreadable "none seen"'),
  wrong(
    5,
    { Transponder: '25020000000005 / 25020000000055' },
    'animalChipId import/chip-several "25020000000005 / 25020000000055"',
  ),
  wrong(6, { Transponder: '9.78E+14' }, 'animalChipId import/precision-lost "9.78E+14"'),
  wrong(7, { Transponder: '25020000000001' }, 'animalChipId import/chip-duplicate "25020000000001"'),
  wrong(8, { Transponder: '25029999999999' }, 'animalChipId import/chip-taken "25029999999999"'),
  wrong(9, { Sex: 'Unknown' }, 'animalSexe import/sex-unknown "Unknown"'),
  wrong(10, { Sex: 'Undetermined' }, 'animalSexe import/sex-unknown "Undetermined"'),
  wrong(11, { Sex: '' }, 'animalSexe import/sex-missing ""'),
  wrong(12, { Sex: 'stud' }, 'animalSexe import/sex-unreadable "stud"'),
  wrong(13, { Sex: '2.3.1' }, 'new'),
  wrong(
    14,
    { 'Scientific Name': 'Panthera sp.', 'Common Name': '' },
    'specieLatinName import/species-unknown "Panthera sp."',
  ),
  wrong(15, { 'Scientific Name': '', 'Common Name': '' }, 'specieLatinName import/species-missing ""'),
  wrong(16, { Enclosure: '' }, 'enclosure import/enclosure-missing ""'),
  wrong(17, { Enclosure: 'Lagoon' }, 'enclosure import/enclosure-unknown "Lagoon"'),
  wrong(18, { Enclosure: 'Old house' }, 'enclosure import/enclosure-archived "Old house"'),
  wrong(19, { Enclosure: 'Clinic' }, 'enclosure import/enclosure-foreign "Clinic"'),
  wrong(20, { 'House Name': ' ' }, 'animalName import/name-missing ""'),
  wrong(21, { 'House Name': 'x'.repeat(101) }, `animalName import/too-long "${'x'.repeat(101)}"`),
  wrong(22, { 'House Name': 'Na\nla' }, 'animalName import/control-characters "Na\nla"'),
  wrong(
    23,
    { 'House Name': { fault: 'characters', text: 'Zo\ufffd' } },
    'animalName import/characters-broken "Zo\ufffd"',
  ),
  wrong(24, { 'Birth Date': '12 Mar 2031' }, 'animalBirthdate import/birth-future "12 Mar 2031"'),
  wrong(25, { 'Birth Date': 'last spring' }, 'animalBirthdate import/birth-unreadable "last spring"'),
  wrong(26, { 'Birth Date': '~2012' }, 'animalBirthdate import/birth-imprecise "~2012"'),
  wrong(27, { 'Local ID': '' }, 'registryId import/id-missing ""'),
  wrong(28, { 'Local ID': 'M00001' }, 'registryId import/id-duplicate "M00001"'),
  wrong(29, { 'Local ID': 'ARCH' }, 'registryId import/id-archived "ARCH"'),
  wrong(30, { 'Local ID': 'DEAD' }, 'registryId import/id-left "DEAD"'),
  wrong(31, { 'Local ID': '1.23457E+17' }, 'registryId import/precision-lost "1.23457E+17"'),
  wrong(32, { Status: 'Dead' }, 'status import/status-left "Dead"'),
  wrong(33, { Status: 'Transferred' }, 'status import/status-left "Transferred"'),
  wrong(34, { Status: 'maybe' }, 'status import/status-unreadable "maybe"'),
  wrong(35, { 'House Name': { fault: 'formula', text: '=B2&"x"' } }, 'animalName import/formula "=B2&"x""'),
  wrong(36, { Enclosure: { fault: 'error', text: '#N/A' } }, 'enclosure import/cell-error "#N/A"'),
  wrong(37, { 'Birth Date': { fault: 'precision', text: '1E+17' } }, 'animalBirthdate import/precision-lost "1E+17"'),
  wrong(38, { Sex: '?', Transponder: '1' }, 'animalSexe import/sex-unknown "?"', 'animalChipId import/chip-length "1"'),
  { row: [...HEADINGS], told: ['- import/heading-repeated ""'] },
  wrong(39, { Sex: '1.0', 'Birth Date': '43536', Transponder: '' }, 'new'),
  { row: ['Total', '38'], told: ['- import/total-row ""'] },
  { row: ['', 'Printed on 21 November 2026'], told: ['- import/note-row ""'] },
];
