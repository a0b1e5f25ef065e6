import { describe, expect, it } from 'vitest';
import { changeAnimalStatusContract, moveAnimalsContract, retirePlaceContract, saveAnimalContract } from './animals.ts';

const fields = {
  animalName: 'Nala',
  animalChipId: null,
  animalBirthdate: null,
  animalSexe: 'Femelle',
  specieId: 'lion',
  subspecies: null,
  registryId: null,
  notes: '',
};
const saved = { zooId: 'zoo-1', animalId: null, fields, expectedUpdatedAtUnix: null, place: null };
const moved = { zooId: 'zoo-1', animalIds: ['a'], movedAtUnix: 1, reason: '' };
const gone = {
  ...{ zooId: 'zoo-1', animalIds: ['a'], reason: '' },
  ...{ change: 'death', atUnix: 1, destination: '', enclosureId: null },
};

describe('saving an animal', () => {
  it('names the fields that change, and nothing else', () => {
    expect(saveAnimalContract.request.safeParse(saved).success).toBe(true);
    expect(saveAnimalContract.request.safeParse({ ...saved, fields: { ...fields, status: 'dead' } }).success).toBe(
      false,
    );
    expect(saveAnimalContract.request.safeParse({ ...saved, registerPart: 'x' }).success).toBe(false);
    expect(saveAnimalContract.request.parse({ ...saved, fields: { notes: 'Boite' } }).fields).toEqual({
      notes: 'Boite',
    });
    expect(saveAnimalContract.request.safeParse({ ...saved, fields: { notes: null } }).success).toBe(false);
  });
  it('names no establishment that may read it', () => {
    expect(saveAnimalContract.request.safeParse({ ...saved, authorizedFacilities: ['zoo-1'] }).success).toBe(false);
  });
});

it('a call moves one to a hundred animals', () => {
  const sizes = [0, 1, 100, 101];
  const requests = sizes.map((length) => ({ ...moved, animalIds: Array.from({ length }, () => 'a') }));
  expect(requests.map((request) => moveAnimalsContract.request.safeParse(request).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('a status changes with a destination of 200 characters and a reason of 500 at most', () => {
  const reads = (text: object) => changeAnimalStatusContract.request.safeParse({ ...gone, ...text }).success;
  expect([reads({ destination: 'x'.repeat(200) }), reads({ destination: 'x'.repeat(201) })]).toEqual([true, false]);
  expect([reads({ reason: 'x'.repeat(500) }), reads({ reason: 'x'.repeat(501) })]).toEqual([true, false]);
});

it.each(['enclosure', 'group', 'sector'] as const)(
  'a failure to delete a place of the kind %s is told apart from a failure to archive or restore one',
  (kind) => {
    const failures = (['archive', 'restore', 'delete'] as const).map((mode) =>
      retirePlaceContract.failure({ kind, mode }),
    );
    expect(failures).toEqual([`${kind}/save-failed`, `${kind}/save-failed`, `${kind}/delete-failed`]);
  },
);

it('out of a group is another thing than staying in it', () => {
  expect(moveAnimalsContract.request.parse({ ...moved, groupId: null })).toHaveProperty('groupId', null);
  expect(moveAnimalsContract.request.parse(moved)).not.toHaveProperty('groupId');
});

it('a status changes in one of four ways', () => {
  const may = (change: string) => changeAnimalStatusContract.request.safeParse({ ...gone, change }).success;
  expect(['departure', 'death', 'archive', 'restore', 'escape'].map(may)).toEqual([true, true, true, true, false]);
});

it('places are archived, restored or deleted by their kind', () => {
  const retired = { zooId: 'zoo-1', kind: 'enclosure', id: 'e', mode: 'delete' };
  expect(retirePlaceContract.request.safeParse(retired).success).toBe(true);
  const reads = (mode: string) => retirePlaceContract.request.safeParse({ ...retired, mode }).success;
  expect(['archive', 'restore', 'delete', 'hide'].map(reads)).toEqual([true, true, true, false]);
  expect(retirePlaceContract.request.safeParse({ ...retired, kind: 'zone' }).success).toBe(false);
  expect(retirePlaceContract.request.safeParse({ ...retired, id: '' }).success).toBe(false);
});
