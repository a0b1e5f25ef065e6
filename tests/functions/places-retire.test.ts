import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAnimalStatus } from '../../functions/src/animals/change-animal-status.ts';
import { moveAnimals } from '../../functions/src/animals/move-animals.ts';
import { retirePlace } from '../../functions/src/places/retire-place.ts';
import type { RetirePlaceRequest } from '../../src/domain/callables/animals.ts';
import {
  type AnimalPark,
  createAnimalPark,
  createEnclosure,
  createGroup,
  storeAnimals,
} from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { namesUnder, place } from './support/files.ts';
import { expectAgreement } from './support/ledger.ts';
import { createSector } from './support/park.ts';
import { createPhoto } from './support/photos.ts';
import { actionsOn, stored } from './support/records.ts';
import { database } from './support/suite.ts';

let park: AnimalPark;
/** An enclosure and a group with an animal each. */
let full: { enclosureId: string; groupId: string; animalIds: string[] };
beforeAll(async () => {
  park = await createAnimalPark();
  const [enclosureId, groupId] = [
    await createEnclosure(park.zooId, park.sectorId),
    await createGroup(park.zooId, park.sectorId),
  ];
  const animalEnclosureData = { enclosureId };
  const animalIds = await storeAnimals(park.zooId, [
    { animalEnclosureData, group: { groupId } },
    // An odd value of registers: a dead animal that still has a place.
    { animalEnclosureData: { enclosureId: park.otherEnclosureId }, status: 'dead', statusAtUnix: 1 },
    {},
  ]);
  full = { enclosureId, groupId, animalIds };
});
afterAll(() => park.close());

type Who = keyof AnimalPark['people'];
type Kind = RetirePlaceRequest['kind'];
const retire = async (kind: Kind, id: string, mode: RetirePlaceRequest['mode'], who: Who = 'admin') =>
  outcomeOf(await callInProcess(retirePlace, park.people[who].userId, { zooId: park.zooId, kind, id, mode }));
const create = (kind: 'enclosure' | 'group') =>
  (kind === 'enclosure' ? createEnclosure : createGroup)(park.zooId, park.sectorId);

// Made by a hostile browser before the rules asked for one form of id.
describe.each(['..%2f..', 'x'.repeat(300), 'x'.repeat(1_486), '\u200b', 'a b#c?d'])('a place under the id %j', (id) => {
  it.each(['enclosure', 'group'] as const)('is archived, restored and deleted as a %s', async (kind) => {
    const model = await stored(`${kind}s/${await create(kind)}`);
    await database.doc(`${kind}s/${id}`).set({ ...model, [`${kind}Id`]: id });
    for (const mode of ['archive', 'restore', 'delete'] as const)
      // oxlint-disable-next-line no-await-in-loop
      expect(`${mode}: ${await retire(kind, id, mode)}`).toBe(`${mode}: done`);
    expect(await stored(`${kind}s/${id}`)).toBeUndefined();
  });
});

describe.each(['enclosure', 'group'] as const)('an empty %s', (kind) => {
  it('is archived, restored and deleted, each time on record', async () => {
    const id = await create(kind);
    expect(await retire(kind, id, 'archive')).toBe('done');
    expect(await stored(`${kind}s/${id}`)).toMatchObject({ isArchived: true, archivedAtUnix: expect.any(Number) });
    expect(await retire(kind, id, 'restore')).toBe('done');
    expect(await stored(`${kind}s/${id}`)).toMatchObject({ isArchived: false, archivedAtUnix: null, archivedAt: null });
    expect(await retire(kind, id, 'delete')).toBe('done');
    expect(await stored(`${kind}s/${id}`)).toBeUndefined();
    expect(await actionsOn(park.zooId, id)).toEqual([`${kind}.archived`, `${kind}.restored`, `${kind}.deleted`]);
  });
  it('keeps the day it was archived when it is archived again', async () => {
    const id = await create(kind);
    await retire(kind, id, 'archive');
    const first = await stored(`${kind}s/${id}`);
    await retire(kind, id, 'archive');
    expect(await stored(`${kind}s/${id}`)).toEqual(first);
  });
});

describe.each([
  ['enclosure', () => full.enclosureId],
  ['group', () => full.groupId],
] as const)('a %s with an animal', (kind, idOf) => {
  it.each(['archive', 'delete'] as const)('is not to %s, and nothing is written', async (mode) => {
    const before = await everything();
    expect(await retire(kind, idOf(), mode)).toBe(`${kind}/has-animals at id`);
    expect(await everything()).toBe(before);
  });
  it('is judged by its animals, not by its counts', async () => {
    const document = database.doc(`${kind}s/${idOf()}`);
    await document.update({ animalsCount: 0 });
    expect(await retire(kind, idOf(), 'delete')).toBe(`${kind}/has-animals at id`);
    await document.update({ animalsCount: 1 });
  });
});

describe('a place', () => {
  it('is free when its last animal has died', async () => {
    const [enclosureId, groupId] = [await create('enclosure'), await create('group')];
    const admin = park.people.admin.userId;
    const about = { zooId: park.zooId, animalIds: [full.animalIds[2]], reason: '' };
    const move = { ...about, enclosureId, groupId, movedAtUnix: Date.now() };
    expect(outcomeOf(await callInProcess(moveAnimals, admin, move))).toBe('done');
    expect(await retire('enclosure', enclosureId, 'delete')).toBe('enclosure/has-animals at id');
    const death = { ...about, change: 'death', atUnix: Date.now(), destination: '', enclosureId: null };
    expect(outcomeOf(await callInProcess(changeAnimalStatus, admin, death))).toBe('done');
    expect(await retire('enclosure', enclosureId, 'delete')).toBe('done');
    expect(await retire('group', groupId, 'delete')).toBe('done');
  });

  it('that only the dead still name is deleted', async () => {
    expect(await retire('enclosure', park.otherEnclosureId, 'delete')).toBe('done');
  });

  it('that is deleted takes its zones, its files and its photos with it, and nobody else’s', async () => {
    const [id, neighbour] = [await create('enclosure'), await create('enclosure')];
    const zones = database.collection(`enclosures/${id}/zones`);
    await Promise.all(['a', 'b'].map((zone) => zones.doc(zone).set({ zoneName: zone })));
    for (const enclosureId of [id, neighbour]) {
      await place(`${park.zooId}/enclosures/${enclosureId}/plan.jpg`);
      await createPhoto({ zooId: park.zooId, kind: 'enclosure', subjectId: enclosureId, uploadedBy: 'x' });
    }
    expect(await retire('enclosure', id, 'delete')).toBe('done');
    expect((await zones.get()).size).toBe(0);
    expect(await namesUnder(`${park.zooId}/enclosures/${id}/`)).toEqual([]);
    expect(await namesUnder(`${park.zooId}/enclosures/${neighbour}/`)).toHaveLength(2);
    const photos = await database.collection('photos').where('zooId', '==', park.zooId).get();
    expect(photos.docs.map((photo) => photo.get('subjectId'))).toEqual([neighbour]);
  });

  it.each([
    ['enclosure', 'lead', 'generic/permission-denied'],
    ['enclosure', 'keeper', 'generic/permission-denied'],
    ['group', 'lead', 'done'],
    ['group', 'vet', 'done'],
    ['group', 'keeper', 'generic/permission-denied'],
    ['group', 'otherKeeper', 'generic/permission-denied'],
    ['enclosure', 'pedago', 'generic/permission-denied'],
    ['group', 'pedago', 'generic/permission-denied'],
    ['enclosure', 'stranger', 'zoo/foreign at zooId'],
    ['enclosure', 'visitor', 'demo/unauthorized-action'],
  ] as const)('%s is archived by a %s: %s', async (kind, who, expected) => {
    expect(await retire(kind, await create(kind), 'archive', who)).toBe(expected);
  });

  it.each([
    ['enclosure', 'gone', 'enclosure/not-found at id'],
    ['group', 'gone', 'group/not-found at id'],
    ['sector', 'gone', 'sector/not-found at id'],
    ['enclosure', 'a/b', 'enclosure/not-found at id'],
    ['group', '..', 'group/not-found at id'],
    ['sector', 'a/b/c', 'sector/not-found at id'],
  ] as const)('%s %s is not there', async (kind, id, expected) => {
    expect(await retire(kind, id, 'delete')).toBe(expected);
  });

  it('of another establishment is not there', async () => {
    expect(await retire('enclosure', park.foreignEnclosureId, 'delete')).toBe('enclosure/not-found at id');
  });
});

describe('a sector', () => {
  it('with an enclosure, archived or not, is not deleted', async () => {
    const id = await createSector(park.zooId);
    const enclosureId = await createEnclosure(park.zooId, id, { isArchived: true, archivedAtUnix: 1 });
    const before = await everything();
    expect(await retire('sector', id, 'delete')).toBe('sector/has-enclosures at id');
    expect(await everything()).toBe(before);
    await database.doc(`enclosures/${enclosureId}`).delete();
    expect(await retire('sector', id, 'delete')).toBe('done');
    expect(await actionsOn(park.zooId, id)).toEqual(['sector.deleted']);
  });
  it('that is deleted leaves no group and no person in it', async () => {
    const id = await createSector(park.zooId);
    const groupId = await createGroup(park.zooId, id);
    const { userId } = park.people.keeper;
    await database.doc(`users/${userId}`).update({ sectors: [park.sectorId, id] });
    expect(await retire('sector', id, 'delete')).toBe('done');
    expect(await stored(`groups/${groupId}`)).toMatchObject({ linkedSectorId: null });
    expect(await stored(`users/${userId}`)).toMatchObject({ sectors: [park.sectorId] });
  });
  it.each(['archive', 'restore'] as const)('is not to %s', async (mode) => {
    expect(await retire('sector', randomUUID(), mode)).toBe('generic/invalid-input at mode');
  });
  it('is deleted by admins alone', async () => {
    expect(await retire('sector', park.sectorId, 'delete', 'lead')).toBe('generic/permission-denied');
  });
});

it('the remaining data agree', async () => {
  expect(await expectAgreement(park.zooId)).toMatchObject({ animals: 3 });
});
