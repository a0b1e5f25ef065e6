import { describe, expect, it } from 'vitest';
import { aGround, aKnownAnimal, aPlan, aRow, HEADINGS } from '../../../tests/support/registers/ground.ts';
import { checkImport } from './check-import.ts';
import type { ImportAnswer } from './import-answers.ts';
import type { KnownAnimal } from './import-ground.ts';

const COLUMNS = [...HEADINGS, 'GAN', 'Other ID'];
const check = (
  ids: readonly [local: string, gan: string, other: string],
  animals: readonly KnownAnimal[] = [],
  more: Parameters<typeof aRow>[1] = {},
  answers: readonly ImportAnswer[] = [],
) =>
  checkImport(
    [COLUMNS, [...aRow(1, { 'Local ID': ids[0], ...more }), ids[1], ids[2]]],
    aPlan(COLUMNS, { answers }),
    aGround({ animals }),
  ).rows[0];
const nala = aKnownAnimal({
  registryId: 'M1',
  animalName: 'Nala 1',
  animalSexe: 'Male',
  animalChipId: '25020000000001',
  otherIdentifiers: [{ kind: 'gan', value: 'G1' }],
});

describe('an animal with several identifiers', () => {
  it('keeps all of them when it is new', () => {
    expect(check(['M1', 'G1', 'R7'])?.write).toMatchObject({
      registryId: 'M1',
      otherIdentifiers: [
        { kind: 'gan', value: 'G1' },
        { kind: 'local', value: 'R7' },
      ],
    });
  });
  it('is known by its GAN in a file that has no other identifier of it', () => {
    expect(check(['', 'G1', ''], [nala])).toMatchObject({ kind: 'unchanged' });
  });
  it('keeps its identifier in the register, and a new one of the file is added', () => {
    const row = check(['ZOO-9', 'G1', ''], [nala]);
    expect(row?.write?.registryId).toBe('M1');
    expect(row?.changes).toEqual([{ field: 'otherIdentifiers', from: null, to: 'ZOO-9' }]);
  });
  it('is wrong when two of them belong to two animals', () => {
    const zira = aKnownAnimal({ registryId: 'M2', animalName: 'Zira', animalChipId: null });
    expect(check(['M2', 'G1', ''], [nala, zira])?.faults.map(({ error }) => error.code)).toContain('import/ids-differ');
  });
  it('without any is wrong once', () => {
    expect(check(['', 'unknown', ''])?.faults.map(({ error }) => error.code)).toEqual(['import/id-missing']);
  });
});

describe('a chip of fifteen digits', () => {
  const ISO = '250269812345678';
  it('is kept as a transponder beside the empty chip, with a warning', () => {
    const row = check(['M1', '', ''], [], { Transponder: ISO });
    expect(row).toMatchObject({ kind: 'new', warnings: [{ value: ISO, error: { code: 'import/chip-fifteen' } }] });
    expect(row?.write).toMatchObject({
      animalChipId: null,
      otherIdentifiers: [{ kind: 'transponder', value: ISO }],
    });
  });
  it('that another animal has is wrong', () => {
    const other = {
      ...nala,
      specieId: 'ara-macao',
      registryId: 'M9',
      otherIdentifiers: [{ kind: 'transponder', value: ISO } as const],
    };
    expect(check(['M1', '', ''], [other], { Transponder: ISO })?.faults.map(({ error }) => error.code)).toEqual([
      'import/chip-taken',
    ]);
  });
});

describe('with the answer to import without the chip', () => {
  it.each([['123'], ['none seen'], ['25020000000001 / 25020000000002']])(
    'a row with "%s" is new without one',
    (text) => {
      const row = check(['M7', '', ''], [], { Transponder: text }, ['no-chip']);
      expect(row).toMatchObject({ kind: 'new', write: { animalChipId: null } });
      expect(row?.warnings).toHaveLength(1);
    },
  );
  it('a row with the chip of another animal is new without one', () => {
    expect(check(['M7', '', ''], [{ ...nala, specieId: 'ara-macao' }], {}, ['no-chip'])).toMatchObject({
      kind: 'new',
      write: { animalChipId: null },
    });
  });
});
