import { describe, expect, it } from 'vitest';
import { aKnownAnimal } from '../../../tests/support/registers/ground.ts';
import { knownIdentifiers, withKnownIdentifier } from './choose-identifier.ts';
import { matchColumns } from './match-columns.ts';

const chosen = (headings: readonly string[], rows: readonly (readonly string[])[], known: readonly string[]) =>
  withKnownIdentifier(matchColumns(headings), headings, rows, new Set(known));

describe('of several columns of identifiers', () => {
  const headings = ['Local ID', 'Nom', 'Animal ID'];
  const rows = [
    ['77', 'Nala', 'M1'],
    ['78', 'Zira', 'M2'],
  ];
  it('the one whose values the register knows is taken, and the other is kept beside it', () => {
    expect(chosen(headings, rows, ['M1'])).toEqual(['otherId', 'animalName', 'registryId']);
  });
  it('the one with the better name is taken when the register knows none of the values', () => {
    expect(chosen(headings, rows, ['X1'])).toEqual(['registryId', 'animalName', 'otherId']);
    expect(chosen(headings, rows, ['77', 'M1'])).toEqual(['registryId', 'animalName', 'otherId']);
  });
});

it('the column of further identifiers stays the second one, also behind a third column of identifiers', () => {
  const headings = ['Register', 'Nom', 'Local ID', 'Ring'];
  const rows = [['R1', 'Nala', 'M1', 'T1']];
  expect(chosen(headings, rows, ['M1'])).toEqual([null, 'animalName', 'registryId', 'otherId']);
});

it('a column that names something else is not taken for one of identifiers, though it stands for no field', () => {
  expect(chosen(['Local ID', 'Nom', 'Code postal'], [['77', 'Nala', 'M1']], ['M1'])).toEqual([
    ...['registryId', 'animalName', null],
  ]);
});

it('the first 2,000 rows tell which column holds the identifiers of the register', () => {
  const rows = (place: number) => [...Array.from({ length: place }, () => ['', '', '']), ['77', 'Nala', 'M1']];
  const headings = ['Local ID', 'Nom', 'Animal ID'];
  expect(chosen(headings, rows(1_999), ['M1'])).toEqual(['otherId', 'animalName', 'registryId']);
  expect(chosen(headings, rows(2_000), ['M1'])).toEqual(['registryId', 'animalName', 'otherId']);
});

it('one column of identifiers, or none, stays as it is', () => {
  expect(chosen(['Local ID', 'Nom'], [['1', 'M1']], ['M1'])).toEqual(['registryId', 'animalName']);
  expect(chosen(['GAN', 'Nom'], [['1', 'M1']], ['1'])).toEqual(['gan', 'animalName']);
});

it('the register knows animals by their GAN and by identifiers of other registers, not by their rings', () => {
  const known = knownIdentifiers([
    aKnownAnimal({ registryId: null }),
    aKnownAnimal({
      registryId: 'M1',
      otherIdentifiers: [
        { kind: 'gan', value: 'G1' },
        { kind: 'local', value: 'L1' },
        { kind: 'tag', value: 'T1' },
      ],
    }),
  ]);
  expect([...known].toSorted()).toEqual(['G1', 'L1', 'M1']);
});
