import { describe, expect, it } from 'vitest';
import { aGround, aPlan } from '../../../tests/support/registers/ground.ts';
import { checkImport } from './check-import.ts';
import type { ImportAnswer } from './import-answers.ts';
import type { KnownGroup } from './import-group.ts';

const HEADINGS = [
  ...['Animal Type', 'Local ID', 'GAN', 'House Name', 'Common Name', 'Sex', 'Count', 'Enclosure', 'Status', 'Notes'],
];
type Cells = Partial<Record<string, string>>;
const ROW: Cells = {
  ...{ 'Animal Type': 'Group', 'Local ID': 'G1', GAN: 'ABC123', 'Common Name': 'Lion', Count: '2.3.20' },
  ...{ Enclosure: 'Savanna', Status: 'Alive', Notes: 'from the river' },
};
const check = (
  cells: Cells | readonly Cells[],
  known: readonly KnownGroup[] = [],
  answers: readonly ImportAnswer[] = [],
) => {
  const rows = [cells].flat().map((one) => HEADINGS.map((heading) => ({ ...ROW, ...one })[heading] ?? ''));
  return checkImport([HEADINGS, ...rows], aPlan(HEADINGS, { answers }), aGround({ groups: known }));
};
const first = (...asked: Parameters<typeof check>) => check(...asked).rows[0];
const codes = (...asked: Parameters<typeof check>) => first(...asked)?.faults.map(({ error }) => error.code);
const known: KnownGroup = {
  ...{ groupId: 'g', groupName: 'Lion G1', species: ['panthera-leo'], enclosureId: 'savanna', isArchived: false },
  ...{ males: 2, females: 3, unsexed: 20, registryIds: ['G1', 'ABC123'] },
};

describe('a row that counts several animals', () => {
  it('becomes a group with its species, its place and its count, named by species and identifier', () => {
    expect(first({})).toMatchObject({
      kind: 'new',
      name: 'Lion G1',
      write: null,
      faults: [],
      warnings: [{ field: 'animalType', value: 'Group', error: { code: 'import/as-group' } }],
      group: {
        ...{ line: 2, registryIds: ['G1', 'ABC123'], groupName: 'Lion G1', specieId: 'panthera-leo' },
        ...{ enclosureId: 'savanna', census: { males: 2, females: 3, unsexed: 20 }, memo: 'from the river' },
      },
    });
  });
  it('needs no sex and no name, and keeps the name that it has', () => {
    expect(first({ 'House Name': 'Clan' })?.group?.groupName).toBe('Clan');
  });
  it.each([
    ['a number that is none', { Count: 'many' }, ['import/count-unreadable']],
    ['an unknown species', { 'Common Name': 'Griffon' }, ['import/species-unknown']],
    ['an unknown enclosure', { Enclosure: 'Lagoon' }, ['import/enclosure-unknown']],
    ['no identifier', { 'Local ID': '', GAN: '' }, ['import/id-missing']],
    ['a status that says it is gone', { Status: 'Transferred' }, ['import/group-gone']],
  ])('is wrong with %s', (_what, cells, expected) => {
    expect(codes(cells)).toEqual(expected);
  });
  it('is wrong with an identifier of an earlier line', () => {
    const rows = check([{}, { 'Local ID': 'G2' }]).rows;
    expect(rows[1]?.faults).toMatchObject([{ error: { code: 'import/id-duplicate', params: { line: 2 } } }]);
  });
  it('offers its unknown words for matching', () => {
    expect(check({ Enclosure: 'Lagoon' }).unmatched).toMatchObject([{ field: 'enclosure', key: 'lagoon' }]);
  });
});

describe('a group that the establishment has', () => {
  it.each([{ GAN: '' }, { 'Local ID': '' }])('is found by any identifier and unchanged: %j', (cells) => {
    expect(first(cells, [known])).toMatchObject({ kind: 'unchanged', group: null, faults: [], warnings: [] });
  });
  it('changes in its count, its place, its species, its name and its identifiers', () => {
    const cells = {
      Count: '30',
      Enclosure: 'Aviary',
      'Common Name': 'Ara rouge',
      'House Name': 'Clan',
      'Local ID': 'G9',
    };
    expect(first(cells, [known])).toMatchObject({
      kind: 'changed',
      changes: [
        { field: 'animalName', from: 'Lion G1', to: 'Clan' },
        { field: 'specieId', from: null, to: 'ara-macao' },
        { field: 'enclosureId', from: 'savanna', to: 'aviary' },
        { field: 'census', from: '2.3.20', to: '0.0.30' },
        { field: 'otherIdentifiers', from: null, to: 'G9' },
      ],
      group: { groupName: 'Clan', memo: '' },
    });
  });
  it('and is archived is wrong, unless the file says that it is gone', () => {
    expect(codes({}, [{ ...known, isArchived: true }])).toEqual(['import/group-archived']);
    expect(first({ Status: 'Transferred' }, [{ ...known, isArchived: true }])?.kind).toBe('unchanged');
  });
});

it('groups are left out at one answer, whatever else their rows lack', () => {
  const { counts, rows, unmatched } = check(
    [{}, { 'Local ID': 'G2', GAN: '', Enclosure: 'Lagoon' }],
    [],
    ['no-groups'],
  );
  expect(counts).toMatchObject({ ignored: 2, new: 0, wrong: 0 });
  expect(rows.map(({ warnings, group }) => [warnings.map(({ error }) => error.code), group])).toEqual([
    [['import/group-row'], null],
    [['import/group-row'], null],
  ]);
  expect(unmatched).toEqual([]);
});
