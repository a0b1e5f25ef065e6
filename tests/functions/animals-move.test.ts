import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveAnimals } from '../../functions/src/animals/move-animals.ts';
import type { Movement } from '../../src/domain/animals/movement.ts';
import { MAX_ANIMALS_A_CALL, type MoveAnimalsRequest } from '../../src/domain/callables/animals.ts';
import {
  type AnimalPark,
  createAnimalPark,
  createEnclosure,
  createGroup,
  storeAnimals,
} from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { allOf, expectAgreement } from './support/ledger.ts';
import { createPark } from './support/park.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

const HOUR = 3_600_000;

let park: AnimalPark;
let secondEnclosureId: string;
let ids: string[];
beforeAll(async () => {
  park = await createAnimalPark();
});
afterAll(() => park.close());
beforeEach(async () => {
  park = { ...park, ...(await freshPlaces()) };
  secondEnclosureId = await createEnclosure(park.zooId, park.sectorId);
  const animalEnclosureData = { enclosureId: park.enclosureId };
  ids = await storeAnimals(park.zooId, [
    { animalEnclosureData, group: { groupId: park.groupId } },
    { animalEnclosureData },
    { animalEnclosureData: { enclosureId: park.otherEnclosureId } },
    { status: 'dead', statusAtUnix: 1 },
    { isArchived: true, archivedAtUnix: 1 },
    {},
  ]);
});

/** A park of its own for every test, with the same people. */
async function freshPlaces() {
  const zooId = await createPark();
  const { sectorId, otherSectorId, people } = park;
  await Promise.all([
    ...[sectorId, otherSectorId].map((id) => database.doc(`sectors/${id}`).update({ zooId })),
    ...Object.entries(people)
      .filter(([who]) => who !== 'stranger' && who !== 'visitor')
      .map(([, { userId }]) => database.doc(`users/${userId}`).update({ zooId })),
  ]);
  return {
    zooId,
    enclosureId: await createEnclosure(zooId, sectorId),
    otherEnclosureId: await createEnclosure(zooId, otherSectorId),
    groupId: await createGroup(zooId, sectorId),
    otherGroupId: await createGroup(zooId, otherSectorId),
  };
}

type Who = keyof AnimalPark['people'];
const move = (differences: Partial<MoveAnimalsRequest>, who: Who = 'keeper') =>
  callInProcess(moveAnimals, park.people[who].userId, {
    zooId: park.zooId,
    animalIds: ids.slice(0, 2),
    movedAtUnix: Date.now(),
    reason: '',
    ...differences,
  });
const outcome = async (differences: Partial<MoveAnimalsRequest>, who: Who = 'keeper') =>
  outcomeOf(await move(differences, who));
const movesOf = async (animalId: string) =>
  (await allOf<Movement>('movements', park.zooId)).filter((one) => one.animalId === animalId);

describe('animals', () => {
  it('go to an enclosure together, and keep their groups', async () => {
    expect(await move({ enclosureId: secondEnclosureId, reason: 'Travaux' })).toEqual({
      success: true,
      data: { moved: 2 },
    });
    expect(await stored(`animals/${ids[0]}`)).toMatchObject({
      animalEnclosureData: { enclosureId: secondEnclosureId },
      group: { groupId: park.groupId },
    });
    expect(await movesOf(ids[0]!)).toMatchObject([
      {
        kind: 'move',
        fromEnclosureId: park.enclosureId,
        toEnclosureId: secondEnclosureId,
        fromGroupId: park.groupId,
        toGroupId: park.groupId,
        sectorIds: [park.sectorId],
        reason: 'Travaux',
      },
    ]);
    expect(await stored(`enclosures/${park.enclosureId}`)).toMatchObject({ animalsCount: 0, speciesList: [] });
    expect(await stored(`enclosures/${secondEnclosureId}`)).toMatchObject({ animalsCount: 2 });
    await expectAgreement(park.zooId);
  });

  it('join a group and leave it', async () => {
    expect(await outcome({ groupId: park.groupId })).toBe('done');
    expect(await stored(`groups/${park.groupId}`)).toMatchObject({ animalsCount: 2 });
    expect(await stored(`groups/${park.groupId}/animals/${ids[1]}`)).toMatchObject({ animalId: ids[1] });
    expect(await outcome({ groupId: null })).toBe('done');
    expect(await stored(`groups/${park.groupId}`)).toMatchObject({ animalsCount: 0 });
    await expectAgreement(park.zooId);
  });

  it('that are there already are not moved, and nothing is written', async () => {
    const before = await everything();
    expect(await move({ enclosureId: park.enclosureId })).toEqual({ success: true, data: { moved: 0 } });
    expect(await everything()).toBe(before);
  });

  it('named twice move once', async () => {
    const animalIds = [ids[0]!, ids[0]!];
    expect(await move({ animalIds, enclosureId: secondEnclosureId })).toMatchObject({ data: { moved: 1 } });
    await expectAgreement(park.zooId);
  });

  it('that are nowhere arrive in the enclosure of a person who may receive them', async () => {
    expect(await outcome({ animalIds: [ids[5]!], enclosureId: secondEnclosureId })).toBe('done');
    expect(await movesOf(ids[5]!)).toMatchObject([{ kind: 'arrival', fromEnclosureId: null }]);
    await expectAgreement(park.zooId);
  });

  it('of an older register, with few values and in no part of the new one, come into it', async () => {
    const older = { animalId: 'older', zooId: park.zooId, animalName: 'Doyenne', animalSexe: 'F' };
    await database.doc(`animals/${older.animalId}`).set(older);
    expect(await outcome({ animalIds: [older.animalId], enclosureId: secondEnclosureId })).toBe('done');
    expect(await stored(`zoo/${park.zooId}/animalRegister/part-0000`)).toMatchObject({
      count: 7,
      entries: { older: { animalName: 'Doyenne', animalSexe: null, enclosureId: secondEnclosureId } },
    });
    expect(await stored(`animals/${older.animalId}`)).toMatchObject({ animalSexe: 'F', registerPart: 'part-0000' });
    await database.doc(`animals/${older.animalId}`).delete();
  });

  it('move as many as one call may, all at once', async () => {
    park = { ...park, ...(await freshPlaces()) };
    const goal = await createEnclosure(park.zooId, park.sectorId);
    const many = await storeAnimals(
      park.zooId,
      Array.from({ length: MAX_ANIMALS_A_CALL + 1 }, () => ({
        animalEnclosureData: { enclosureId: park.enclosureId },
        group: { groupId: park.groupId },
      })),
    );
    expect(await outcome({ animalIds: many, enclosureId: goal })).toBe('generic/invalid-input at animalIds');
    expect(
      await move({ animalIds: many.slice(1), enclosureId: goal, groupId: park.otherGroupId }, 'admin'),
    ).toMatchObject({ data: { moved: MAX_ANIMALS_A_CALL } });
    await expectAgreement(park.zooId);
  });
});

describe('the day of a move', () => {
  it('may be before today, and not before the move before it', async () => {
    const yesterday = Date.now() - 24 * HOUR;
    expect(await outcome({ enclosureId: secondEnclosureId, movedAtUnix: yesterday })).toBe('done');
    expect(await outcome({ enclosureId: park.enclosureId, movedAtUnix: yesterday - HOUR })).toBe(
      'animal/move-date-invalid at movedAtUnix',
    );
    expect(await outcome({ enclosureId: park.enclosureId, movedAtUnix: yesterday + HOUR })).toBe('done');
    await expectAgreement(park.zooId);
  });
  it('is not after now', async () => {
    expect(await outcome({ enclosureId: secondEnclosureId, movedAtUnix: Date.now() + HOUR })).toBe(
      'animal/move-date-future at movedAtUnix',
    );
  });
  it('may be the same twice: then the later record counts', async () => {
    const movedAtUnix = Date.now() - HOUR;
    for (const enclosureId of [secondEnclosureId, park.enclosureId, secondEnclosureId])
      expect(await outcome({ enclosureId, movedAtUnix })).toBe('done');
    await expectAgreement(park.zooId);
  });
});

describe('a move is refused', () => {
  it.each([
    ['nowhere', () => ({}), 'generic/invalid-input'],
    ['to an enclosure that is not there', () => ({ enclosureId: 'gone' }), 'animal/enclosure-unknown at enclosureId'],
    [
      'to a foreign enclosure',
      () => ({ enclosureId: park.foreignEnclosureId }),
      'animal/enclosure-unknown at enclosureId',
    ],
    [
      'to another sector by who works in one',
      () => ({ enclosureId: park.otherEnclosureId }),
      'generic/permission-denied at enclosureId',
    ],
    [
      'of an animal of another sector',
      () => ({ enclosureId: park.enclosureId, animalIds: [ids[2]!] }),
      'generic/permission-denied at animalIds',
    ],
    ['to a group that is not there', () => ({ groupId: 'gone' }), 'animal/group-unknown at groupId'],
    ['to another sector’s group', () => ({ groupId: park.otherGroupId }), 'generic/permission-denied at groupId'],
    [
      'of an animal that is not there',
      () => ({ enclosureId: secondEnclosureId, animalIds: [ids[0]!, 'gone'] }),
      'animal/not-found at animalIds',
    ],
    [
      'of the dead',
      () => ({ enclosureId: secondEnclosureId, animalIds: [ids[0]!, ids[3]!] }),
      'animal/not-present at animalIds',
    ],
    [
      'of the archived',
      () => ({ enclosureId: secondEnclosureId, animalIds: [ids[4]!] }),
      'animal/archived at animalIds',
    ],
    ['of nobody', () => ({ enclosureId: secondEnclosureId, animalIds: [] }), 'generic/invalid-input at animalIds'],
  ] as const)('%s, and nobody is moved', async (_what, differences, expected) => {
    const before = await everything();
    expect(await outcome(differences() as Partial<MoveAnimalsRequest>)).toBe(expected);
    expect(await everything()).toBe(before);
  });

  it.each([
    ['keeper', 'done'],
    ['lead', 'done'],
    ['vet', 'done'],
    ['admin', 'done'],
    ['otherKeeper', 'generic/permission-denied at enclosureId'],
    ['dietician', 'generic/permission-denied at enclosureId'],
    ['pedago', 'generic/permission-denied at enclosureId'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('by people without the right: a %s gets %s', async (who, expected) => {
    expect(await outcome({ enclosureId: secondEnclosureId }, who)).toBe(expected);
    await expectAgreement(park.zooId);
  });

  it('when the establishment is on the discovery level', async () => {
    await database.doc(`zoo/${park.zooId}`).update({ zooTiers: 'discovery' });
    expect(await outcome({ enclosureId: secondEnclosureId }, 'admin')).toBe('generic/permission-denied at enclosureId');
  });
});
