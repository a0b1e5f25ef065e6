import { describe, expect, it } from 'vitest';
import { anAnimal } from '../../../tests/support/builders/park.ts';
import { ANIMAL_NOTES_LENGTH, type Animal } from './animal.ts';
import { changeStatus } from './change-status.ts';
import { MAX_MERGED, mergeAnimals, type MergedField } from './merge-animals.ts';

const NOW = 5_000;
const kept = anAnimal({
  animalId: 'kept',
  registryId: 'M1',
  animalName: 'Nala',
  animalChipId: null,
  animalBirthdate: '03/2019',
  subspecies: '',
  notes: 'Calme',
});
const other = anAnimal({
  animalId: 'other',
  registryId: 'M9',
  animalName: 'Nala II',
  animalChipId: '25020000000001',
  animalBirthdate: '04/2019',
  subspecies: 'leo',
  notes: 'Craintive',
  specieId: 'ara',
  specieName: 'Ara',
  specieLatinName: 'Ara macao',
});
const merge = (differences: Partial<Animal> = {}, takes: MergedField[] = [], mine: Partial<Animal> = {}) =>
  mergeAnimals({ ...kept, ...mine }, { ...other, ...differences }, takes, NOW);
const both = (...said: Parameters<typeof merge>) => {
  const merged = merge(...said);
  if (!merged.ok) throw new Error(merged.error.code);
  return merged.value;
};

describe('the record that is kept', () => {
  it('takes the parents that it lacks, and the day of birth with the month', () => {
    const [sire, dam] = ['Simba', 'Sarabi'].map((text) => ({ animalId: null, text }));
    const said = { sire: dam!, dam: dam!, birthDetail: '2019-04-12' };
    expect(both(said, [], { sire: sire! }).kept).toMatchObject({ sire, dam, birthDetail: null });
    expect(both(said, ['animalBirthdate']).kept).toMatchObject({ birthDetail: '2019-04-12' });
    expect(both({ ...said, animalBirthdate: '03/2019', birthDetail: '2019-03-02' }).kept).toMatchObject({
      birthDetail: '2019-03-02',
    });
  });
  it('takes what it lacks, and else only the fields that are named', () => {
    expect(both().kept).toMatchObject({
      animalId: 'kept',
      animalName: 'Nala',
      animalBirthdate: '03/2019',
      animalChipId: '25020000000001',
      subspecies: 'leo',
      specieName: kept.specieName,
    });
    expect(both({}, ['animalName', 'specieId']).kept).toMatchObject({
      animalName: 'Nala II',
      specieId: 'ara',
      specieName: 'Ara',
      specieLatinName: 'Ara macao',
    });
  });
  it('keeps the identifiers and chips of both', () => {
    expect(both().kept.otherIdentifiers).toEqual([{ kind: 'local', value: 'M9' }]);
    expect(both({}, [], { registryId: null, animalChipId: '25020000000002' }).kept).toMatchObject({
      registryId: 'M9',
      otherIdentifiers: [{ kind: 'transponder', value: '25020000000001' }],
    });
    const gan = { kind: 'gan', value: '12345678' } as const;
    expect(both({ registryId: null, otherIdentifiers: [gan] }).kept.otherIdentifiers).toEqual([gan]);
    expect(both({ registryId: null }, []).kept).not.toHaveProperty('otherIdentifiers', []);
  });
  it('has the notes of both, its own alone where both would be too long', () => {
    expect(both().kept.notes).toBe('Calme\nCraintive');
    expect(both({ notes: 'Calme' }).kept.notes).toBe('Calme');
    const room = ANIMAL_NOTES_LENGTH - 'Calme\n'.length;
    expect(both({ notes: 'x'.repeat(room) }).kept.notes).toHaveLength(ANIMAL_NOTES_LENGTH);
    expect(both({ notes: 'x'.repeat(room + 1) }).kept.notes).toBe('Calme');
  });
  it('names every record that was merged into either', () => {
    expect(both({ mergedIds: ['c'] }, [], { mergedIds: ['a'] }).kept.mergedIds).toEqual(['a', 'other', 'c']);
  });
});

it('the other record goes to the archives, names the kept one, and cannot be restored', () => {
  const { merged } = both();
  expect(merged).toMatchObject({
    isArchived: true,
    archivedAtUnix: NOW,
    mergedInto: 'kept',
    registryId: null,
    animalEnclosureData: null,
    group: null,
    otherIdentifiers: [{ kind: 'local', value: 'M9' }],
  });
  const request = { change: 'restore', atUnix: NOW, now: NOW, enclosureId: 'savanna' } as const;
  expect(changeStatus(merged, request)).toMatchObject({ ok: false, error: { code: 'animal/merged' } });
});

describe('a merger', () => {
  it.each([
    ['archived', { isArchived: true }, 'animal/archived'],
    ['dead', { status: 'dead' }, 'animal/not-present'],
  ] as const)('with a record that is %s is refused, on either side', (_case, differences, code) => {
    expect(merge(differences)).toMatchObject({ ok: false, error: { code } });
    expect(merge({}, [], differences)).toMatchObject({ ok: false, error: { code } });
  });
  it('of the twentieth record is the last one', () => {
    const ids = Array.from({ length: MAX_MERGED - 1 }, (_, at) => `m${at}`);
    expect(both({}, [], { mergedIds: ids }).kept.mergedIds).toHaveLength(MAX_MERGED);
    expect(merge({}, [], { mergedIds: [...ids, 'one more'] })).toMatchObject({
      ok: false,
      error: { code: 'animal/merged-often' },
    });
  });
});
