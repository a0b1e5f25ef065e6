import { describe, expect, it } from 'vitest';
import { aGround, aKnownAnimal, aPlan, aRow, HEADINGS } from '../../../tests/support/registers/ground.ts';
import { checkImport, type ImportPlan } from './check-import.ts';
import type { ImportCell } from './import-field.ts';
import type { KnownAnimal } from './import-ground.ts';
import { chipsOf, likelySame } from './likely-same.ts';

/** An animal typed by hand: like the first row, without an identifier. */
const typed = (differences: Partial<KnownAnimal> = {}) =>
  aKnownAnimal({
    animalId: 'typed',
    registryId: null,
    animalName: 'NALA 1',
    animalSexe: 'Male',
    animalChipId: null,
    ...differences,
  });
const check = (
  animals: readonly KnownAnimal[],
  rows: readonly (readonly ImportCell[])[] = [aRow(1)],
  differences: Partial<ImportPlan> = {},
) => checkImport([[...HEADINGS], ...rows], aPlan(HEADINGS, differences), aGround({ animals })).rows;
const isOffered = (animal: KnownAnimal, row = aRow(1)) =>
  check([animal], [row])[0]?.faults.some(({ error }) => error.code === 'import/likely-same');

describe('an animal that was typed by hand', () => {
  it.each([
    ['with the name, species, sex and birth of a row', {}, true],
    ['of unknown birth', { animalBirthdate: null }, true],
    ['with another identifier in the register', { registryId: 'OLD-7' }, true],
    ['with the chip of the row and another name', { animalName: 'Zira', animalChipId: '25020000000001' }, true],
    ['born in another month', { animalBirthdate: '04/2019' }, false],
    ['of the other sex', { animalSexe: 'Femelle' }, false],
    ['of another species', { specieId: 'ara-macao' }, false],
    ['of another species with the chip of the row', { specieId: 'ara-macao', animalChipId: '25020000000001' }, false],
    ['that is archived', { isArchived: true }, false],
    ['that died', { status: 'dead' }, false],
  ] as const)('%s: offered as probably the same is %s', (_case, differences, offered) => {
    expect(isOffered(typed(differences))).toBe(offered);
  });

  it('is recognised by its transponder', () => {
    const otherIdentifiers = [{ kind: 'transponder', value: '978000012345678' } as const];
    const animal = typed({ animalName: 'Zira', otherIdentifiers });
    expect(isOffered(animal, aRow(1, { Transponder: '978000012345678' }))).toBe(true);
    expect(chipsOf(animal)).toEqual(['978000012345678', null]);
  });

  it('is offered to the first of two rows like it, and to none when a row names its identifier', () => {
    const twice = [aRow(1), aRow(1, { 'Local ID': 'M00009', Transponder: '' })];
    expect(check([typed()], twice).map(({ kind }) => kind)).toEqual(['wrong', 'new']);
    const named = typed({ registryId: 'M00009' });
    expect(check([named], twice).map(({ kind }) => kind)).toEqual(['new', 'changed']);
  });
});

describe('a row that resembles an animal', () => {
  const animal = typed();
  it('waits for a decision, with both side by side', () => {
    expect(check([animal])[0]).toMatchObject({
      kind: 'wrong',
      write: null,
      likely: { animal, isSame: null, row: { registryId: 'M00001', animalName: 'Nala 1' } },
    });
  });
  it('linked, gives the animal its identifier', () => {
    expect(check([animal], [aRow(1)], { sameness: [{ line: 2, isSame: true }] })[0]).toMatchObject({
      kind: 'changed',
      faults: [],
      write: { animalId: 'typed', registryId: 'M00001' },
      changes: [
        { field: 'registryId', from: null, to: 'M00001' },
        { field: 'animalName', from: 'NALA 1', to: 'Nala 1' },
        { field: 'animalChipId', from: null, to: '25020000000001' },
      ],
    });
  });
  it('linked to an animal with another identifier, keeps both', () => {
    const [row] = check([typed({ registryId: 'OLD-7' })], [aRow(1)], { answers: ['same-animal'] });
    expect(row?.write).toMatchObject({
      registryId: 'OLD-7',
      otherIdentifiers: [{ kind: 'local', value: 'M00001' }],
    });
    expect(row?.write).not.toHaveProperty('animalId');
  });
  it('kept apart, is a new animal', () => {
    const [row] = check([animal], [aRow(1)], { answers: ['another-animal'] });
    expect([row?.kind, row?.write?.animalId, row?.likely?.isSame]).toEqual(['new', undefined, false]);
  });
  it('follows the decision about its line before the answer for all lines', () => {
    const sameness = [{ line: 2, isSame: false }];
    expect(check([animal], [aRow(1)], { answers: ['same-animal'], sameness })[0]?.kind).toBe('new');
  });
  it('kept apart with the chip of the animal, still has a chip that is taken', () => {
    const chipped = typed({ animalChipId: '25020000000001' });
    const [row] = check([chipped], [aRow(1)], { answers: ['another-animal'] });
    expect(row?.faults.map(({ error }) => error.code)).toEqual(['import/chip-taken']);
  });
});

it('an animal known by a further identifier alone gets the one of the register', () => {
  const known = typed({ otherIdentifiers: [{ kind: 'local', value: 'M00001' }] });
  expect(check([known])[0]?.write).toMatchObject({ animalId: 'typed', registryId: 'M00001' });
});

describe('the animal that a row probably means', () => {
  type Row = Parameters<ReturnType<typeof likelySame>>[0];
  const row: Row = {
    animalName: 'Nala',
    animalSexe: 'Male',
    specieId: 'panthera-leo',
    birth: null,
    animalChipId: null,
    transponder: null,
  };
  const animal = (animalId: string, differences: Partial<KnownAnimal> = {}) =>
    typed({ animalId, animalName: 'Nala', specieId: 'panthera-leo', ...differences });
  const found = (animals: readonly KnownAnimal[], described: Partial<Row> = {}, claimedId?: string) =>
    likelySame(animals, ({ animalId }) => animalId === claimedId)({ ...row, ...described })?.animalId ?? null;

  it('is the first of two alike, then the other, then none', () => {
    const next = likelySame([animal('a'), animal('b')], () => false);
    expect([next(row), next(row), next(row)].map((one) => one?.animalId)).toEqual(['a', 'b', undefined]);
  });
  it('has left, is archived or is claimed by another row: then it is nobody', () => {
    expect(found([animal('a', { status: 'departed' })])).toBeNull();
    expect(found([animal('a', { isArchived: true })])).toBeNull();
    expect(found([animal('a')], {}, 'a')).toBeNull();
    expect(found([animal('a')])).toBe('a');
  });
  it.each([
    ['name', { animalName: '' }],
    ['species', { specieId: null }],
    ['sex', { animalSexe: null }],
  ] as const)('is none where the %s is unknown on either side', (_what, unknown) => {
    expect(found([animal('a', unknown)])).toBeNull();
    expect(found([animal('a')], unknown)).toBeNull();
    expect(found([animal('a', unknown)], unknown)).toBeNull();
  });
  it('has the chip of the row while the species is unknown on either side', () => {
    const chip = { animalChipId: '25020000000001' };
    const chipped = animal('chipped', { ...chip, animalName: 'Zira' });
    expect(found([chipped], chip)).toBe('chipped');
    expect(found([chipped], { ...chip, specieId: null })).toBe('chipped');
    expect(found([animal('chipped', { ...chip, specieId: null })], chip)).toBe('chipped');
    expect(found([animal('chipped', { ...chip, specieId: 'ara-macao' })], chip)).toBeNull();
  });
  it('is not one without a chip where the row has none either', () => {
    const others = [animal('a', { animalName: 'Zira' }), animal('b', { animalName: 'Kito', animalChipId: '' })];
    expect(found(others)).toBeNull();
  });
  it('with the chip of a row that was offered before is offered by its description no more', () => {
    const chip = { animalChipId: '25020000000001' };
    const next = likelySame([animal('a', chip)], () => false);
    expect([next({ ...row, ...chip }), next({ ...row, ...chip })].map((one) => one?.animalId)).toEqual([
      'a',
      undefined,
    ]);
  });
});

it('the chips of an animal without further identifiers are its chip alone', () => {
  expect(chipsOf(typed({ animalChipId: '25020000000001' }))).toEqual(['25020000000001']);
});
