import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../../../tests/support/registers/ground.ts';
import {
  findHeadings,
  keptColumnsOf,
  columnKey,
  likeliestSheet,
  matchColumns,
  missingFields,
} from './match-columns.ts';

const FOUND = [
  'registryId',
  'animalName',
  'specieLatinName',
  'specieCommonName',
  'animalSexe',
  'animalBirthdate',
  'animalChipId',
  'enclosure',
  'status',
];

describe('columns are recognised by their headings', () => {
  it('as a registry calls them', () => expect(matchColumns(HEADINGS)).toEqual(FOUND));

  it.each([
    [
      'French',
      [
        'Identifiant local',
        'Nom',
        'Nom scientifique',
        'Nom commun',
        'Sexe',
        'Date de naissance',
        'Puce',
        'Enclos',
        'Statut',
      ],
    ],
    [
      'Spanish',
      [
        'ID local',
        'Nombre',
        'Nombre científico',
        'Nombre común',
        'Sexo',
        'Fecha de nacimiento',
        'Número de chip',
        'Recinto',
        'Estado',
      ],
    ],
    [
      'German',
      [
        'Kennung',
        'Name',
        'Wissenschaftlicher Name',
        'Trivialname',
        'Geschlecht',
        'Geburtsdatum',
        'Chipnummer',
        'Gehege',
        'Lebensstatus',
      ],
    ],
    [
      'Italian',
      [
        'Identificativo',
        'Nome',
        'Nome scientifico',
        'Nome comune',
        'Sesso',
        'Data di nascita',
        'Numero chip',
        'Recinto',
        'Stato',
      ],
    ],
    [
      'Dutch',
      [
        'Registercode',
        'Naam',
        'Wetenschappelijke naam',
        'Gewone naam',
        'Geslacht',
        'Geboortedatum',
        'Chipnummer',
        'Verblijf',
        'Levensstatus',
      ],
    ],
    [
      'Portuguese',
      [
        'Identificador',
        'Nome',
        'Nome científico',
        'Nome comum',
        'Sexo',
        'Data de nascimento',
        'Número do chip',
        'Recinto',
        'Situação',
      ],
    ],
  ])('in %s', (_language, headings) => expect(matchColumns(headings)).toEqual(FOUND));

  it('in any order, case and punctuation', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...HEADINGS], { minLength: HEADINGS.length }), fc.boolean(), (order, isLoud) => {
        const shown = order.map((heading) => (isLoud ? ` ${heading.toUpperCase()} *` : heading.replace(' ', '_')));
        expect(matchColumns(shown)).toEqual(order.map((heading) => FOUND[HEADINGS.indexOf(heading)]));
      }),
    );
  });

  it('of two that mean the same the more precise one counts, wherever it stands', () => {
    expect(matchColumns(['GAN', 'Local ID', 'Local ID'])).toEqual(['gan', 'registryId', null]);
  });

  it('earlier choices of people come first, a column left out included', () => {
    const kept = {
      [columnKey('Spitzname')]: 'animalName',
      [columnKey('Name')]: null,
      [columnKey('Sex')]: 'no such field',
    };
    expect(matchColumns(['Name', 'SPITZNAME ', 'Sex'], kept)).toEqual([null, 'animalName', null]);
  });

  it('a heading called like a part of every object means nothing', () => {
    expect(matchColumns(['constructor', '__proto__', 'toString', ''])).toEqual([null, null, null, null]);
  });
});

describe('the row of headings', () => {
  it('is found below titles and blank lines', () => {
    expect(findHeadings([['Animal inventory'], [], ['Printed', '21 Nov 2026'], [...HEADINGS], ['M1']])).toBe(3);
  });
  it('is looked for in the first thirty rows', () => {
    const above = (count: number) => [...Array.from({ length: count }, () => ['Title', '1']), [...HEADINGS]];
    expect(findHeadings(above(29))).toBe(29);
    expect(findHeadings(above(30))).toBe(0);
  });
  it('of unknown headings is the first row of several cells', () => {
    expect(findHeadings([['Title'], ['aa', 'bb'], ['1', '2']])).toBe(1);
    expect(findHeadings([])).toBe(0);
    // One name that is known does not make a row of headings, two do.
    expect(
      findHeadings([
        ['aa', 'bb'],
        [HEADINGS[0] ?? '', 'cc'],
      ]),
    ).toBe(0);
    expect(
      findHeadings([
        ['aa', 'bb'],
        [HEADINGS[0] ?? '', HEADINGS[1] ?? ''],
      ]),
    ).toBe(1);
  });
});

it('each missing field is listed once', () => {
  expect(missingFields(['animalName', null])).toEqual(['registryId', 'specieLatinName', 'animalSexe', 'enclosure']);
  expect(missingFields(['specieCommonName', 'animalName', 'registryId', 'animalSexe', 'enclosure'])).toEqual([]);
});

it('the choice of columns is found again for the next file', () => {
  const headings = ['Spitzname', 'X', ''];
  const kept = keptColumnsOf(headings, ['animalName', null, 'notes']);
  expect(kept).toEqual({ spitzname: 'animalName', x: null });
  expect(matchColumns(headings, kept)).toEqual(['animalName', null, null]);
});

it('of sheets the one with one field more is chosen, whatever the rows of the others', () => {
  const sheet = (fields: number, count: number, isHidden = false) => ({
    isHidden,
    rows: [HEADINGS.slice(0, fields), ...Array.from({ length: count }, () => ['M1'])],
  });
  expect(likeliestSheet([sheet(3, 30_000), sheet(4, 1), sheet(4, 1)])).toBe(1);
  expect(likeliestSheet([sheet(9, 30_000, true), sheet(2, 1)])).toBe(1);
  expect(likeliestSheet([sheet(2, 1, true), sheet(3, 1, true)])).toBe(1);
});

it('of two sheets with the same columns the one with more rows is chosen', () => {
  const sheet = (count: number) => ({
    isHidden: false,
    rows: [[...HEADINGS], ...Array.from({ length: count }, () => ['M1', 'Nala'])],
  });
  expect(likeliestSheet([sheet(1), sheet(2)])).toBe(1);
  expect(likeliestSheet([sheet(2), sheet(1)])).toBe(0);
});

it('the sheet of the register is chosen, not the notes beside it or a hidden copy', () => {
  const register = { isHidden: false, rows: [[...HEADINGS], ['M1', 'Nala']] };
  expect(
    likeliestSheet([
      { isHidden: false, rows: [['Read me'], ['Name', 'x']] },
      { ...register, isHidden: true },
      register,
    ]),
  ).toBe(2);
  expect(likeliestSheet([])).toBe(0);
});
