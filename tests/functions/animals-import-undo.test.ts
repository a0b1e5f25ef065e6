import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldImports } from '../../functions/src/animals/import-steps.ts';
import { listImports } from '../../functions/src/animals/list-imports.ts';
import { moveAnimals } from '../../functions/src/animals/move-animals.ts';
import { importAnimals } from '../../functions/src/animals/import-animals.ts';
import { undoImport } from '../../functions/src/animals/undo-import.ts';
import type { Animal } from '../../src/domain/animals/animal.ts';
import type { Movement } from '../../src/domain/animals/movement.ts';
import type { ImportAnimalsRequest } from '../../src/domain/callables/import-animals.ts';
import { type AnimalPark, createAnimalPark, createEnclosure, createGroup, FIELDS } from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { allOf, expectAgreement } from './support/ledger.ts';
import { recordsOf } from './support/records.ts';
import { database } from './support/suite.ts';
import { createTask } from './support/tasks.ts';

let park: AnimalPark;
beforeAll(async () => {
  park = await createAnimalPark();
});
afterAll(() => park.close());

type Who = keyof AnimalPark['people'];
type Row = ImportAnimalsRequest['rows'][number];
const row = (differences: Partial<Row> = {}): Row => ({
  line: 2,
  ...FIELDS,
  registryId: randomUUID(),
  enclosureId: park.enclosureId,
  ...differences,
});
async function send(
  rows: readonly Row[],
  importId?: string,
  who: Who = 'keeper',
  more: Partial<ImportAnimalsRequest> = {},
) {
  const request = { zooId: park.zooId, rows, ...(importId === undefined ? {} : { importId }), ...more };
  const answer = await callInProcess(importAnimals, park.people[who].userId, request);
  expect(outcomeOf(answer)).toBe('done');
}
const undo = async (importId: string, who: Who = 'keeper', zooId = park.zooId) => {
  const answer = await callInProcess(undoImport, park.people[who].userId, { zooId, importId });
  return answer.success ? answer.data : outcomeOf(answer);
};
const animalsOf = async (rows: readonly Row[]) => {
  const ids = rows.map(({ registryId }) => registryId);
  return (await allOf<Animal>('animals', park.zooId)).filter(({ registryId }) => ids.includes(registryId));
};

async function moveToGroup(animalId: string, groupId: string) {
  const request = { zooId: park.zooId, animalIds: [animalId], groupId, movedAtUnix: Date.now(), reason: '' };
  expect(outcomeOf(await callInProcess(moveAnimals, park.people.keeper.userId, request))).toBe('done');
}

describe('an import that is undone', () => {
  it('takes its new animals away with their moves, and out of the register and the counts', async () => {
    const importId = randomUUID();
    const rows = [row(), row(), row()];
    await send(rows, importId);
    const ids = (await animalsOf(rows)).map(({ animalId }) => animalId);
    expect(await undo(importId)).toEqual({ removed: 3, restored: 0, kept: 0, hasMore: false });
    expect(await animalsOf(rows)).toEqual([]);
    const moves = await allOf<Movement>('movements', park.zooId);
    expect(moves.filter(({ animalId }) => ids.includes(animalId))).toEqual([]);
    expect(await recordsOf(park.zooId, importId)).toMatchObject([
      { action: 'animal.importUndone', details: { removed: 3 } },
    ]);
    await expectAgreement(park.zooId);
    expect(await undo(importId)).toEqual({ removed: 0, restored: 0, kept: 0, hasMore: false });
    await send(rows);
    expect(await animalsOf(rows)).toHaveLength(3);
    await expectAgreement(park.zooId);
  });

  it('gives changed animals their former values and their former enclosure', async () => {
    const other = await createEnclosure(park.zooId, park.sectorId);
    const known = row({ subspecies: 'burchellii' });
    await send([known]);
    const [before] = await animalsOf([known]);
    const importId = randomUUID();
    const gan = { kind: 'gan', value: randomUUID() } as const;
    await send([{ ...known, animalName: 'Kito', enclosureId: other, otherIdentifiers: [gan] }], importId);
    expect(await undo(importId)).toMatchObject({ removed: 0, restored: 1, kept: 0 });
    expect(await animalsOf([known])).toMatchObject([
      {
        animalName: before!.animalName,
        subspecies: 'burchellii',
        animalEnclosureData: { enclosureId: park.enclosureId },
        otherIdentifiers: [],
      },
    ]);
    await expectAgreement(park.zooId);
  });

  it('gives back animals that died or left by it, to where they were, as if nobody had told of it', async () => {
    const known = [row(), row()];
    await send(known);
    const before = await animalsOf(known);
    const groupId = await createGroup(park.zooId, park.sectorId);
    await moveToGroup(before[0]!.animalId, groupId);
    const importId = randomUUID();
    const departures = before.map(({ animalId }, at) => ({
      ...{ line: at + 2, animalId, change: at === 0 ? ('death' as const) : ('departure' as const) },
      ...{ atUnix: Date.now(), reason: 'Old age' },
    }));
    await send([], importId, 'lead', { departures });
    expect(await animalsOf(known)).toMatchObject([{ animalEnclosureData: null }, { animalEnclosureData: null }]);
    const movesBefore = (await allOf<Movement>('movements', park.zooId)).length;
    expect(await undo(importId, 'lead')).toEqual({ removed: 0, restored: 2, kept: 0, hasMore: false });
    for (const animal of await animalsOf(known))
      expect(animal).toMatchObject({
        ...{ status: 'present', statusAtUnix: null, animalEnclosureData: { enclosureId: park.enclosureId } },
        group: animal.animalId === before[0]!.animalId ? { groupId } : null,
      });
    expect(await allOf<Movement>('movements', park.zooId)).toHaveLength(movesBefore - 2);
    await expectAgreement(park.zooId);
  });

  it('leaves a death as it is when somebody changed the animal since, or its enclosure takes no animal any more', async () => {
    const closed = await createEnclosure(park.zooId, park.sectorId);
    const known = [row(), row({ enclosureId: closed })];
    await send(known);
    const animals = await animalsOf(known);
    const importId = randomUUID();
    const departures = animals.map(({ animalId }) => ({
      ...{ line: 2, animalId, change: 'death' as const, atUnix: Date.now(), reason: '' },
    }));
    await send([], importId, 'lead', { departures });
    const changed = animals.find(({ animalEnclosureData }) => animalEnclosureData?.enclosureId === park.enclosureId);
    await database.doc(`animals/${changed!.animalId}`).update({ updatedAtUnix: Date.now() + 1 });
    await database.doc(`enclosures/${closed}`).update({ isArchived: true });
    expect(await undo(importId, 'lead')).toMatchObject({ restored: 0, kept: 2 });
    expect((await animalsOf(known)).map(({ status }) => status)).toEqual(['dead', 'dead']);
  });

  it('is undone one call after the other', async () => {
    const importId = randomUUID();
    for (let part = 0; part < 3; part += 1) await send([row()], importId);
    expect(await undo(importId)).toMatchObject({ removed: 1, hasMore: true });
    expect(await undo(importId)).toMatchObject({ removed: 1, hasMore: true });
    expect(await undo(importId)).toMatchObject({ removed: 1, hasMore: false });
    await expectAgreement(park.zooId);
  });

  it('keeps animals that somebody changed since, and those that a task names', async () => {
    const importId = randomUUID();
    const rows = [row(), row(), row()];
    await send(rows, importId);
    await send([{ ...rows[0]!, animalName: 'Kito' }]);
    const [named] = await animalsOf([rows[1]!]);
    const taskId = await createTask(park.zooId, { animalIds: [named!.animalId] });
    expect(await undo(importId)).toMatchObject({ removed: 1, restored: 0, kept: 2 });
    expect(await animalsOf(rows)).toHaveLength(2);
    await database.doc(`tasks/${taskId}`).delete();
    await expectAgreement(park.zooId);
  });

  it('leaves an animal where it is when its former enclosure is archived', async () => {
    const former = await createEnclosure(park.zooId, park.sectorId);
    const known = row({ enclosureId: former });
    await send([known]);
    const importId = randomUUID();
    await send([{ ...known, enclosureId: park.enclosureId }], importId);
    await database.doc(`enclosures/${former}`).update({ isArchived: true });
    expect(await undo(importId)).toMatchObject({ restored: 0, kept: 1 });
    expect(await animalsOf([known])).toMatchObject([{ animalEnclosureData: { enclosureId: park.enclosureId } }]);
  });

  it.each([
    ['keeper', 'done'],
    ['admin', 'done'],
    ['lead', 'generic/permission-denied'],
    ['vet', 'generic/permission-denied'],
    ['otherKeeper', 'generic/permission-denied'],
    ['pedago', 'generic/permission-denied'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('of a keeper is undone by a %s: %s', async (who, expected) => {
    const importId = randomUUID();
    await send([row()], importId);
    const answer = await undo(importId, who);
    expect(typeof answer === 'string' ? answer : 'done').toBe(expected);
  });

  it('is listed with its file and its numbers until it is undone: to its author, and to admins', async () => {
    const importId = randomUUID();
    await send([row(), row()], importId, 'keeper', { fileName: 'register.xlsx' });
    const [more] = [row()];
    await send([more], importId);
    await send([{ ...more, animalName: 'Kito' }], importId);
    const listed = async (who: Who) => {
      const answer = await callInProcess(listImports, park.people[who].userId, { zooId: park.zooId });
      if (!answer.success) return outcomeOf(answer);
      return answer.data.imports.filter((one) => one.importId === importId);
    };
    const [mine] = await listed('keeper');
    expect(mine).toMatchObject({ fileName: '', created: 3, updated: 1, byName: expect.stringMatching(/\S/) });
    expect(await listed('admin')).toEqual([mine]);
    expect(await listed('lead')).toEqual([]);
    expect(await listed('pedago')).toBe('generic/permission-denied');
    for (let part = 0; part < 3; part += 1) await undo(importId);
    expect(await listed('keeper')).toEqual([]);
  });

  it('of another establishment is unknown', async () => {
    const importId = randomUUID();
    const rows = [row()];
    await send(rows, importId);
    expect(await undo(importId, 'keeper', park.otherZooId)).toBe('zoo/foreign at zooId');
    expect(await undo(importId, 'stranger', park.otherZooId)).toMatchObject({ removed: 0, kept: 0 });
    expect(await animalsOf(rows)).toHaveLength(1);
  });

  it('is forgotten after thirty days, and not a moment before', async () => {
    const importId = randomUUID();
    await send([row()], importId);
    const steps = database.collection('importSteps').where('importId', '==', importId);
    const [document] = (await steps.get()).docs;
    const until = (document!.get('atUnix') as number) + 30 * 86_400_000;
    await forgetOldImports(database, until - 1);
    expect((await steps.get()).size).toBe(1);
    await forgetOldImports(database, until);
    expect((await steps.get()).size).toBe(0);
  });
});
