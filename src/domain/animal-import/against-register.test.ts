import { describe, expect, it } from 'vitest';
import { aGround, aKnownAnimal, aPlan, aRow, HEADINGS } from '../../../tests/support/registers/ground.ts';
import { againstRegister } from './against-register.ts';
import { checkImport } from './check-import.ts';
import { NO_NOTE_TEXTS } from './note-texts.ts';
import type { ImportCell } from './import-field.ts';
import type { KnownAnimal } from './import-ground.ts';

const check = (row: readonly ImportCell[], animals: readonly KnownAnimal[], birthDay = '') =>
  checkImport(
    [[...HEADINGS], row],
    aPlan(HEADINGS, { noteTexts: { ...NO_NOTE_TEXTS, birthDay } }),
    aGround({ animals }),
  ).rows[0];
const codes = (row: readonly ImportCell[], animals: readonly KnownAnimal[]) =>
  check(row, animals)?.faults.map(({ error }) => error.code);

describe('an animal of a file', () => {
  it('is recognised by its identifier in the register alone', () => {
    const known = aKnownAnimal({
      registryId: 'M00001',
      animalName: 'Nala 1',
      animalSexe: 'Male',
      animalChipId: '25020000000001',
    });
    expect(check(aRow(1), [known])?.kind).toBe('unchanged');
    expect(check(aRow(1, { 'House Name': 'Zira' }), [known])).toMatchObject({
      kind: 'changed',
      changes: [{ from: 'Nala 1', to: 'Zira' }],
    });
    expect(check(aRow(1), [])).toMatchObject({ kind: 'new' });
  });
  it('with the identifier of an archived, dead or departed one is wrong', () => {
    expect(codes(aRow(1), [aKnownAnimal({ registryId: 'M00001', isArchived: true })])).toContain('import/id-archived');
    expect(codes(aRow(1), [aKnownAnimal({ registryId: 'M00001', status: 'dead' })])).toContain('import/id-left');
    expect(codes(aRow(1), [aKnownAnimal({ registryId: 'M00001', status: 'departed' })])).toContain('import/id-left');
  });
  it('with the chip of another one is wrong', () => {
    expect(codes(aRow(1), [aKnownAnimal({ registryId: null, specieId: 'ara-macao' })])).toEqual(['import/chip-taken']);
  });
  it('now in a sector where one may change none is wrong', () => {
    const known = aKnownAnimal({ registryId: 'M00001', enclosureId: 'clinic' });
    expect(codes(aRow(1), [known])).toEqual(['import/enclosure-foreign']);
  });
  it('keeps the day of its birth in the notes when it is new', () => {
    expect(check(aRow(1), [], 'Born {{value}}')?.write?.notes).toBe('Born 12/03/2019');
    expect(check(aRow(1, { 'Birth Date': '03/2019' }), [], 'Born {{value}}')?.write?.notes).toBe('');
  });
});

it('the second of two lines with one identifier, or one chip, names the first', () => {
  const register = againstRegister(aGround(), {
    noteTexts: NO_NOTE_TEXTS,
    answers: new Set(),
    sameness: new Map(),
    named: new Set(),
  });
  const read = {
    registryId: 'M1',
    gan: '',
    otherId: '',
    transponder: null,
    arrivedAtUnix: null,
    leaving: null,
    warnings: [],
    animalName: 'Nala',
    animalSexe: 'Male',
    birth: null,
    animalChipId: '25020000000001',
    specieId: 'x',
    subspecies: null,
    enclosure: aGround().enclosures[0] ?? null,
    notes: '',
    faults: [],
    unmatched: [],
  } as const;
  expect(register(2, read).kind).toBe('new');
  expect(register(3, read).faults).toEqual([
    { field: 'registryId', value: 'M1', error: { code: 'import/id-duplicate', params: { line: 2 } } },
    { field: 'animalChipId', value: '25020000000001', error: { code: 'import/chip-duplicate', params: { line: 2 } } },
  ]);
});
