import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeAnimalStatus } from '../../functions/src/animals/change-animal-status.ts';
import { mergeAnimals } from '../../functions/src/animals/merge-animals.ts';
import type { Movement } from '../../src/domain/animals/movement.ts';
import type { MergeAnimalsRequest } from '../../src/domain/callables/animals.ts';
import { type AnimalPark, createAnimalPark, storeAnimals } from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { allOf, expectAgreement } from './support/ledger.ts';
import { recordsOf, stored } from './support/records.ts';
import { database } from './support/suite.ts';
import { createTask } from './support/tasks.ts';

let park: AnimalPark;
let ids: string[];
beforeAll(async () => {
  park = await createAnimalPark();
  ids = await storeAnimals(
    park.zooId,
    Array.from({ length: 40 }, () => ({
      animalEnclosureData: { enclosureId: park.enclosureId },
      group: { groupId: park.groupId },
      updatedAtUnix: 1_000,
    })),
  );
});
afterAll(() => park.close());

/** Two records to which nothing has happened. */
let keptId: string;
let mergedId: string;
beforeEach(() => {
  keptId = ids.pop()!;
  mergedId = ids.pop()!;
});

type Who = keyof AnimalPark['people'];
const merge = async (differences: Partial<MergeAnimalsRequest> = {}, who: Who = 'vet') =>
  outcomeOf(
    await callInProcess(mergeAnimals, park.people[who].userId, {
      zooId: park.zooId,
      keptId,
      mergedId,
      takes: [],
      expectedUpdatedAtUnix: { kept: 1_000, merged: 1_000 },
      ...differences,
    }),
  );

describe('two records of one animal', () => {
  it('become one; the other is archived, in the register, the counts and the log', async () => {
    expect(await merge({ takes: ['animalName'] })).toBe('done');
    expect(await stored(`animals/${keptId}`)).toMatchObject({
      mergedIds: [mergedId],
      animalEnclosureData: { enclosureId: park.enclosureId },
      isArchived: false,
    });
    expect(await stored(`animals/${mergedId}`)).toMatchObject({
      mergedInto: keptId,
      isArchived: true,
      animalEnclosureData: null,
      group: null,
    });
    const moves = await allOf<Movement>('movements', park.zooId);
    expect(moves.filter(({ animalId }) => animalId === mergedId)).toMatchObject([{ kind: 'archive' }]);
    expect(await recordsOf(park.zooId, keptId)).toMatchObject([{ action: 'animal.merged', details: { mergedId } }]);
    await expectAgreement(park.zooId);
  });

  it('bring their tasks, automations, photos and nutrition notes along; those of other establishments stay', async () => {
    const { zooId, otherZooId } = park;
    const target = { level: 'ANIMAL' as const, ids: [mergedId] };
    const tasks = [
      createTask(zooId, { animalIds: [keptId, mergedId], target: { level: 'ANIMAL', ids: [keptId, mergedId] } }),
      createTask(otherZooId, { animalIds: [mergedId], target }),
    ];
    const [task, foreign] = (await Promise.all(tasks)).map((taskId) => database.doc(`tasks/${taskId}`));
    const [automation, photo, note] = ['taskTemplates', 'photos', 'nutritionNotes'].map((collection) =>
      database.doc(`${collection}/${randomUUID()}`),
    );
    await automation!.set({ zooId, animalIds: [mergedId], target });
    await photo!.set({ zooId, animalId: mergedId, subjectId: mergedId });
    await note!.set({ zooId, animalId: mergedId });
    expect(await merge()).toBe('done');
    const found = await Promise.all(
      [task, automation, photo, note, foreign].map(async (one) => (await one!.get()).data()),
    );
    await Promise.all([task, automation, photo, note, foreign].map((one) => one!.delete()));
    expect(found).toMatchObject([
      { animalIds: [keptId], target: { ids: [keptId] } },
      { animalIds: [keptId], target: { ids: [keptId] } },
      { animalId: keptId, subjectId: keptId },
      { animalId: keptId },
      { animalIds: [mergedId], target },
    ]);
  });

  it('cannot be told apart again: the archived one is not restored', async () => {
    await merge();
    const said = { change: 'restore', atUnix: Date.now(), reason: '', destination: '', enclosureId: park.enclosureId };
    const request = { zooId: park.zooId, animalIds: [mergedId], ...said };
    expect(outcomeOf(await callInProcess(changeAnimalStatus, park.people.admin.userId, request))).toBe(
      'animal/merged at animalIds',
    );
  });

  it('become one once when ten people say so at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => merge({}, 'admin')));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(await stored(`animals/${keptId}`)).toMatchObject({ mergedIds: [mergedId] });
    await expectAgreement(park.zooId);
  });

  it.each([
    ['one record and itself', () => ({ mergedId: keptId }), 'animal/merge-same at mergedId'],
    ['an unknown record', () => ({ mergedId: randomUUID() }), 'animal/not-found at animalIds'],
    [
      'a record that somebody changed meanwhile',
      () => ({ expectedUpdatedAtUnix: { kept: 1_000, merged: 999 } }),
      'animal/changed-meanwhile at mergedId',
    ],
    [
      'into a record that somebody changed meanwhile',
      () => ({ expectedUpdatedAtUnix: { kept: 999, merged: 1_000 } }),
      'animal/changed-meanwhile at keptId',
    ],
  ] as const)('are refused for %s, and nothing is written', async (_case, differences, expected) => {
    const before = await everything();
    expect(await merge(differences(), 'admin')).toBe(expected);
    expect(await everything()).toBe(before);
  });

  it('of which one is another establishment’s are refused', async () => {
    const foreign = { zooId: park.otherZooId, animalId: randomUUID(), animalName: 'Nala', updatedAtUnix: 1_000 };
    await database.doc(`animals/${foreign.animalId}`).set(foreign);
    const outcomes = [
      await merge({ mergedId: foreign.animalId }, 'admin'),
      await merge({ keptId: foreign.animalId }, 'admin'),
    ];
    await database.doc(`animals/${foreign.animalId}`).delete();
    expect(outcomes).toEqual(['animal/not-found at animalIds', 'animal/not-found at animalIds']);
  });

  it.each([
    ['lead', 'done'],
    ['vet', 'done'],
    ['admin', 'done'],
    ['keeper', 'generic/permission-denied at mergedId'],
    ['otherKeeper', 'generic/permission-denied at keptId'],
    ['pedago', 'generic/permission-denied at keptId'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('are merged by a %s: %s', async (who, expected) => {
    expect(await merge({}, who)).toBe(expected);
  });

  it('in two sectors are merged by nobody who may change only one of them', async () => {
    await database.doc(`animals/${mergedId}`).update({ animalEnclosureData: { enclosureId: park.otherEnclosureId } });
    expect(await merge({}, 'lead')).toBe('generic/permission-denied at mergedId');
    const swapped = { keptId: mergedId, mergedId: keptId };
    expect(await merge(swapped, 'lead')).toBe('generic/permission-denied at keptId');
  });
});
