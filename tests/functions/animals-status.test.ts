import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeAnimalStatus } from '../../functions/src/animals/change-animal-status.ts';
import type { Movement } from '../../src/domain/animals/movement.ts';
import type { ChangeAnimalStatusRequest } from '../../src/domain/callables/animals.ts';
import { type AnimalPark, createAnimalPark, createEnclosure, storeAnimals } from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { allOf, expectAgreement } from './support/ledger.ts';
import { aMovement } from '../support/builders/movement.ts';
import { actionsOn, recordsOf, stored } from './support/records.ts';
import { database } from './support/suite.ts';

const HOUR = 3_600_000;

let park: AnimalPark;
let ids: string[];
beforeAll(async () => {
  park = await createAnimalPark();
  ids = await storeAnimals(
    park.zooId,
    Array.from({ length: 60 }, () => ({
      animalEnclosureData: { enclosureId: park.enclosureId },
      group: { groupId: park.groupId },
    })),
  );
});
afterAll(() => park.close());

/** The next animal that nothing has happened to. */
let animalId: string;
beforeEach(() => {
  animalId = ids.pop()!;
});

type Who = keyof AnimalPark['people'];
const change = async (differences: Partial<ChangeAnimalStatusRequest>, who: Who = 'vet') =>
  outcomeOf(
    await callInProcess(changeAnimalStatus, park.people[who].userId, {
      zooId: park.zooId,
      animalIds: [animalId],
      change: 'departure',
      atUnix: Date.now(),
      reason: '',
      destination: '',
      enclosureId: null,
      ...differences,
    }),
  );
const nowhere = { animalEnclosureData: null, group: null };
const animal = () => stored(`animals/${animalId}`);
const moves = async () =>
  (await allOf<Movement>('movements', park.zooId))
    .filter((one) => one.animalId === animalId)
    .toSorted((a, b) => a.recordedAtUnix - b.recordedAtUnix);

describe('an animal', () => {
  it('that departs leaves its enclosure and its group, with its destination on record', async () => {
    const atUnix = Date.now() - HOUR;
    expect(await change({ atUnix, reason: 'EEP', destination: 'Zoo de la Vallée' })).toBe('done');
    expect(await animal()).toMatchObject({ ...nowhere, status: 'departed', statusAtUnix: atUnix, isArchived: false });
    expect(await moves()).toMatchObject([
      {
        kind: 'departure',
        fromEnclosureId: park.enclosureId,
        toEnclosureId: null,
        fromGroupId: park.groupId,
        toGroupId: null,
        destination: 'Zoo de la Vallée',
        movedAtUnix: atUnix,
      },
    ]);
    expect(await recordsOf(park.zooId, animalId)).toMatchObject([
      { action: 'animal.departed', details: { reason: 'EEP', destination: 'Zoo de la Vallée' } },
    ]);
    await expectAgreement(park.zooId);
  });

  it('that dies has its cause of death and the way of its body, until it is restored', async () => {
    expect(await change({ deathCause: 'disease' })).toBe('generic/invalid-input at deathCause');
    expect(await change({ change: 'archive', bodyFate: 'autopsy' })).toBe('generic/invalid-input at deathCause');
    expect(await change({ change: 'death', deathCause: 'disease', bodyFate: 'autopsy' })).toBe('done');
    expect(await animal()).toMatchObject({ status: 'dead', deathCause: 'disease', bodyFate: 'autopsy' });
    expect(await change({ change: 'restore', enclosureId: park.enclosureId })).toBe('done');
    expect(await animal()).toMatchObject({ status: 'present', deathCause: null, bodyFate: null });
  });

  it('does not die or leave before its birth, its arrival or its last move', async () => {
    const arrivedAt = Date.now() - 10 * HOUR;
    await database.doc(`animals/${animalId}`).update({ placedAtUnix: arrivedAt, animalBirthdate: '03/2020' });
    const move = (kind: Movement['kind']) => {
      const movement = aMovement({ movementId: `${animalId}-${kind}`, zooId: park.zooId, animalId, kind });
      return database.doc(`movements/${movement.movementId}`).set({ ...movement, movedAtUnix: arrivedAt });
    };
    await move('arrival');
    const at = (atUnix: number, kind: 'death' | 'departure') => change({ change: kind, atUnix });
    expect(await at(Date.UTC(2020, 1, 28), 'death')).toBe('animal/death-before-birth at atUnix');
    expect(await at(arrivedAt - HOUR, 'death')).toBe('animal/death-before-arrival at atUnix');
    expect(await at(arrivedAt - HOUR, 'departure')).toBe('animal/departure-before-arrival at atUnix');
    await database.doc(`movements/${animalId}-arrival`).update({ kind: 'move' });
    expect(await at(arrivedAt - HOUR, 'death')).toBe('animal/before-last-move at atUnix');
    const animalDocument = database.doc(`animals/${animalId}`);
    await animalDocument.update({ placedAtUnix: null, animalBirthdate: null });
    expect(await at(Date.UTC(1850, 0, 1), 'departure')).toBe('animal/move-date-invalid at atUnix');
    await animalDocument.update({ placedAtUnix: arrivedAt });
    expect(await at(arrivedAt, 'death')).toBe('done');
  });

  it('that dies is found again with all that happened, archived and restored', async () => {
    expect(await change({ change: 'death' })).toBe('done');
    expect(await change({ change: 'archive' }, 'admin')).toBe('done');
    expect(await animal()).toMatchObject({ ...nowhere, status: 'dead', isArchived: true });
    expect(await change({ change: 'restore' }, 'admin')).toBe('done');
    expect(await animal()).toMatchObject({ ...nowhere, status: 'dead', isArchived: false, archivedAtUnix: null });
    expect((await moves()).map(({ kind }) => kind)).toEqual(['death', 'archive', 'restore']);
    expect(await actionsOn(park.zooId, animalId)).toEqual(['animal.died', 'animal.archived', 'animal.restored']);
    await expectAgreement(park.zooId);
  });

  it('of the archives is restored into an enclosure', async () => {
    expect(await change({ change: 'archive' })).toBe('done');
    expect(await change({ change: 'restore' }, 'admin')).toBe('animal/enclosure-required at enclosureId');
    expect(await change({ change: 'restore', enclosureId: park.enclosureId })).toBe('done');
    expect(await animal()).toMatchObject({
      animalEnclosureData: { enclosureId: park.enclosureId },
      group: null,
      isArchived: false,
      status: 'present',
    });
    await expectAgreement(park.zooId);
  });

  it('is not restored into an archived, unknown or foreign enclosure, nor into another sector’s', async () => {
    await change({ change: 'archive' });
    const archived = await createEnclosure(park.zooId, park.sectorId, { isArchived: true, archivedAtUnix: 1 });
    const into = (enclosureId: string) => change({ change: 'restore', enclosureId });
    expect(await into(archived)).toBe('animal/enclosure-archived at enclosureId');
    expect(await into('gone')).toBe('animal/enclosure-unknown at enclosureId');
    expect(await into(park.foreignEnclosureId)).toBe('animal/enclosure-unknown at enclosureId');
    expect(await into(park.otherEnclosureId)).toBe('generic/permission-denied at enclosureId');
  });

  it('leaves, dies and is archived once, and is restored when it was', async () => {
    expect(await change({ change: 'restore', enclosureId: park.enclosureId })).toBe(
      'animal/changed-meanwhile at animalIds',
    );
    expect(await change({ change: 'death' })).toBe('done');
    expect(await change({ change: 'departure' }, 'admin')).toBe('animal/not-present at animalIds');
    expect(await change({ change: 'archive' }, 'admin')).toBe('done');
    expect(await change({ change: 'archive' }, 'admin')).toBe('animal/archived at animalIds');
  });

  it('dies once when twenty say so at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => change({ change: 'death' }, 'admin')));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(await moves()).toHaveLength(1);
    expect(await actionsOn(park.zooId, animalId)).toHaveLength(1);
    await expectAgreement(park.zooId);
  });

  it.each([
    ['lead', 'done'],
    ['vet', 'done'],
    ['admin', 'done'],
    ['keeper', 'generic/permission-denied at animalIds'],
    ['otherKeeper', 'generic/permission-denied at animalIds'],
    ['dietician', 'generic/permission-denied at animalIds'],
    ['pedago', 'generic/permission-denied at animalIds'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is archived by a %s: %s', async (who, expected) => {
    expect(await change({ change: 'archive' }, who)).toBe(expected);
  });

  it.each([
    ['tomorrow', () => ({ atUnix: Date.now() + 24 * HOUR }), 'animal/move-date-future at atUnix'],
    ['in 1850', () => ({ atUnix: Date.UTC(1850, 0, 1) }), 'animal/departure-before-birth at atUnix'],
    ['with one that is not there', () => ({ animalIds: [animalId, 'gone'] }), 'animal/not-found at animalIds'],
    ['to an enclosure', () => ({ enclosureId: park.enclosureId }), 'generic/invalid-input at enclosureId'],
  ] as const)('does not depart %s, and nothing is written', async (_what, differences, expected) => {
    const before = await everything();
    expect(await change(differences())).toBe(expected);
    expect(await everything()).toBe(before);
  });
});
