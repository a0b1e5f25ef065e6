import { describe, expect, it } from 'vitest';
import { OLDER_ANIMAL, type Animal } from './animal.ts';
import { changeStatus, type StatusRequest } from './change-status.ts';

const nala: Animal = {
  ...OLDER_ANIMAL,
  animalId: 'a',
  zooId: 'zoo-1',
  animalName: 'Nala',
  animalEnclosureData: { enclosureId: 'plaine' },
  group: { groupId: 'troupe' },
};
const dead: Animal = { ...nala, status: 'dead', statusAtUnix: 50, animalEnclosureData: null, group: null };
const archived: Animal = { ...nala, isArchived: true, archivedAtUnix: 60, animalEnclosureData: null, group: null };
const after = (animal: Animal, change: StatusRequest['change'], enclosureId: string | null = null) => {
  const result = changeStatus(animal, { change, atUnix: 100, now: 200, enclosureId });
  return result.ok ? result.value : result.error.code;
};

describe('an animal', () => {
  it('that departs or dies leaves its enclosure and its group', () => {
    const nowhere = { animalEnclosureData: null, group: null, statusAtUnix: 100, isArchived: false };
    expect(after(nala, 'departure')).toMatchObject({ ...nowhere, status: 'departed' });
    expect(after(nala, 'death')).toMatchObject({ ...nowhere, status: 'dead' });
  });
  it('that is archived keeps its status and leaves its places; the ten years count from now', () => {
    const away = { isArchived: true, archivedAtUnix: 200, animalEnclosureData: null, group: null };
    expect(after(nala, 'archive')).toMatchObject({ ...away, status: 'present', statusAtUnix: null });
    expect(after(dead, 'archive')).toMatchObject({ ...away, status: 'dead', statusAtUnix: 50 });
  });
  it('that dies has its cause of death and the way of its body, until it is restored', () => {
    const request = { atUnix: 100, now: 200, enclosureId: null, deathCause: 'disease', bodyFate: 'autopsy' } as const;
    const gone = changeStatus(nala, { ...request, change: 'death' });
    expect(gone).toMatchObject({ ok: true, value: { deathCause: 'disease', bodyFate: 'autopsy' } });
    const left = changeStatus(nala, { ...request, change: 'departure' });
    expect(left).toMatchObject({ ok: true, value: { deathCause: null, bodyFate: null } });
    expect(after({ ...dead, deathCause: 'disease', bodyFate: 'autopsy' }, 'restore', 'volière')).toMatchObject({
      ...{ deathCause: null, bodyFate: null },
    });
  });
  it.each(['death', 'departure'] as const)('refuses a %s before the birth', (change) => {
    expect(after({ ...nala, animalBirthdate: '02/1970' }, change)).toBe(`animal/${change}-before-birth`);
    expect(after({ ...nala, animalBirthdate: '01/1970' }, change)).toMatchObject({ statusAtUnix: 100 });
    expect(after({ ...nala, animalBirthdate: '02/1970' }, 'archive')).toMatchObject({ isArchived: true });
  });
  it('leaves or dies once', () => {
    expect(after(dead, 'death')).toBe('animal/not-present');
    expect(after(dead, 'departure')).toBe('animal/not-present');
  });
  it.each(['departure', 'death', 'archive'] as const)('of the archives is restored before its %s', (change) => {
    expect(after(archived, change)).toBe('animal/archived');
  });
});

describe('a restored animal', () => {
  it('of the archives is in the enclosure that is named, in no group', () => {
    expect(after(archived, 'restore', 'volière')).toMatchObject({
      isArchived: false,
      archivedAtUnix: null,
      status: 'present',
      statusAtUnix: null,
      animalEnclosureData: { enclosureId: 'volière' },
      group: null,
    });
    expect(after(archived, 'restore')).toBe('animal/enclosure-required');
  });
  it('that had left is present again', () => {
    expect(after(dead, 'restore', 'volière')).toMatchObject({ status: 'present', statusAtUnix: 100 });
    expect(after(dead, 'restore')).toBe('animal/enclosure-required');
  });
  it('that died before it was archived comes back as that, unless an enclosure is named', () => {
    const gone = { ...dead, isArchived: true, archivedAtUnix: 60 };
    expect(after(gone, 'restore')).toEqual(dead);
    expect(after(gone, 'restore', 'volière')).toMatchObject({ status: 'present', isArchived: false });
  });
  it('is none that lives here', () => {
    expect(after(nala, 'restore', 'volière')).toBe('animal/changed-meanwhile');
  });
});
