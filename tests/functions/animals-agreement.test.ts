import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAnimalStatus } from '../../functions/src/animals/change-animal-status.ts';
import { importAnimals } from '../../functions/src/animals/import-animals.ts';
import { moveAnimals } from '../../functions/src/animals/move-animals.ts';
import { saveAnimal } from '../../functions/src/animals/save-animal.ts';
import { retirePlace } from '../../functions/src/places/retire-place.ts';
import type { Animal } from '../../src/domain/animals/animal.ts';
import type { CallableAnswer } from '../../src/domain/callables/answer.ts';
import {
  type AnimalPark,
  createAnimalPark,
  createEnclosure,
  createGroup,
  FIELDS,
  GIRAFFE,
  storeAnimals,
  ZEBRA,
} from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { diceOf } from './support/dice.ts';
import { allOf, expectAgreement } from './support/ledger.ts';
import { createPark, createPerson } from './support/park.ts';
import { closeAll } from './support/people.ts';
import { database } from './support/suite.ts';

let park: AnimalPark;
beforeAll(async () => {
  park = await createAnimalPark();
});
afterAll(async () => {
  await closeAll();
  await park.close();
});

describe('after 300 random operations', () => {
  const OPERATIONS = 300;
  const SIDE_BY_SIDE = 6;

  it('six at a time, every copy of the animals’ values agrees with them', async () => {
    const dice = diceOf(11);
    const zooId = await createPark();
    const admin = await createPerson(zooId, { userRight: 'admin' });
    const enclosures = await Promise.all(Array.from({ length: 5 }, () => createEnclosure(zooId, null)));
    const groups = await Promise.all(Array.from({ length: 3 }, () => createGroup(zooId, null)));
    // The register's first part has room for five more.
    const animals = await storeAnimals(
      zooId,
      Array.from({ length: 395 }, (_, index) => ({
        animalEnclosureData: index % 40 === 0 ? null : { enclosureId: enclosures[index % 5]! },
        group: index % 7 === 0 && index % 40 !== 0 ? { groupId: groups[index % 3]! } : null,
      })),
    );
    const some = () => Array.from({ length: dice.below(8) + 1 }, () => dice.of(animals));
    const goal = () => ({ enclosureId: dice.of(enclosures), groupId: dice.of([null, ...groups]) });
    const fields = () => ({
      ...FIELDS,
      animalName: `Animal ${dice.below(1_000)}`,
      specieId: dice.of([ZEBRA, GIRAFFE]),
    });
    const counts: Record<string, number> = {};
    const operations: readonly (() => Promise<string>)[] = [
      async () => {
        const place = { ...goal(), movedAtUnix: Date.now(), reason: '' };
        const request = { zooId, animalId: null, fields: fields(), expectedUpdatedAtUnix: null, place };
        const answer = await callInProcess(saveAnimal, admin.userId, request);
        if (answer.success) animals.push(answer.data.animalId);
        return `create ${outcomeOf(answer)}`;
      },
      async () => {
        const animalId = dice.of(animals);
        const { updatedAtUnix } = (await database.doc(`animals/${animalId}`).get()).data() as Animal;
        const request = { zooId, animalId, fields: fields(), expectedUpdatedAtUnix: updatedAtUnix, place: null };
        return `change ${outcomeOf(await callInProcess(saveAnimal, admin.userId, request))}`;
      },
      async () => {
        const request = { zooId, animalIds: some(), ...goal(), movedAtUnix: Date.now(), reason: '' };
        return `move ${outcomeOf(await callInProcess(moveAnimals, admin.userId, request))}`;
      },
      async () => {
        const change = dice.of(['departure', 'death', 'archive', 'restore', 'restore'] as const);
        const enclosureId = change === 'restore' ? dice.of(enclosures) : null;
        const animalIds = [dice.of(animals)];
        const said = { zooId, animalIds, change, atUnix: Date.now(), reason: '', destination: '', enclosureId };
        return `${change} ${outcomeOf(await callInProcess(changeAnimalStatus, admin.userId, said))}`;
      },
      async () => {
        const rows = Array.from({ length: 5 }, (_, line) => ({
          line,
          ...fields(),
          registryId: `R${dice.below(60)}`,
          enclosureId: dice.of(enclosures),
        }));
        return `import ${outcomeOf(await callInProcess(importAnimals, admin.userId, { zooId, rows }))}`;
      },
      async () => {
        const kind = dice.of(['enclosure', 'group'] as const);
        const id = dice.of(kind === 'enclosure' ? enclosures : groups);
        const mode = dice.of(['archive', 'restore'] as const);
        return `${mode} ${kind} ${outcomeOf(await callInProcess(retirePlace, admin.userId, { zooId, kind, id, mode }))}`;
      },
    ];
    for (let done = 0; done < OPERATIONS; done += SIDE_BY_SIDE) {
      const outcomes = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => dice.of(operations)()));
      for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    const agreeing = await expectAgreement(zooId);
    console.info(`${OPERATIONS} operations: ${JSON.stringify(counts)}; agreeing: ${JSON.stringify(agreeing)}`);
    expect(Object.keys(counts).filter((outcome) => /something-went-wrong|-failed/.test(outcome))).toEqual([]);
    expect(agreeing.animals).toBeGreaterThan(400);
    await admin.close();
  });
});

describe('an enclosure or a group that is deleted while somebody moves in', () => {
  const INTERLEAVINGS = 1_000;
  const SIDE_BY_SIDE = 10;

  it('leaves no animal behind in a thousand attempts', async () => {
    const lanes = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, lane) => prepareLane(lane)));
    const tally = { moved: 0, deleted: 0, both: 0, neither: 0 };
    await Promise.all(
      lanes.map(async (lane) => {
        for (let round = 0; round < INTERLEAVINGS / SIDE_BY_SIDE; round++) {
          const [moved, deleted] = await lane.attempt();
          tally[moved && deleted ? 'both' : moved ? 'moved' : deleted ? 'deleted' : 'neither']++;
        }
      }),
    );
    let orphans = 0;
    for (const { zooId } of lanes) {
      orphans += await orphansIn(zooId);
      await expectAgreement(zooId);
    }
    console.info(
      `${INTERLEAVINGS} interleavings of a move in and a deletion: ${tally.moved} moved in, ${tally.deleted} deleted, ` +
        `${tally.both} both, ${tally.neither} neither; ${orphans} orphans`,
    );
    expect(orphans).toBe(0);
    expect(tally.both).toBe(0);
    expect(tally.neither).toBe(0);
    expect(tally.moved).toBeGreaterThan(0);
    expect(tally.deleted).toBeGreaterThan(0);
    await Promise.all(lanes.map(({ admin }) => admin.close()));
  });

  /** A park of its own with one animal that moves out again before the next attempt. */
  async function prepareLane(lane: number) {
    const dice = diceOf(lane);
    const zooId = await createPark();
    const admin = await createPerson(zooId, { userRight: 'admin' });
    const homeId = await createEnclosure(zooId, null);
    const [animalId] = await storeAnimals(zooId, [{ animalEnclosureData: { enclosureId: homeId } }]);
    const said = { zooId, animalIds: [animalId], reason: '' };
    const move = (goal: { enclosureId: string; groupId?: string }) =>
      callInProcess(moveAnimals, admin.userId, { ...said, ...goal, movedAtUnix: Date.now() });
    return {
      zooId,
      admin,
      async attempt() {
        const kind = dice.of(['enclosure', 'group'] as const);
        const id = await (kind === 'enclosure' ? createEnclosure(zooId, null) : createGroup(zooId, null));
        const late = dice.below(2);
        const calls: readonly (() => Promise<CallableAnswer<unknown>>)[] = [
          () => move(kind === 'enclosure' ? { enclosureId: id } : { enclosureId: homeId, groupId: id }),
          () => callInProcess(retirePlace, admin.userId, { zooId, kind, id, mode: 'delete' }),
        ];
        const answers = await Promise.all(
          calls.map((call, index) => afterReads(index === late ? dice.below(8) : 0, call)),
        );
        const [moved, deleted] = answers;
        if (moved!.success) {
          const request = { ...said, enclosureId: homeId, groupId: null, movedAtUnix: Date.now() };
          expect(outcomeOf(await callInProcess(moveAnimals, admin.userId, request))).toBe('done');
        }
        return [moved!.success, deleted!.success] as const;
      },
    };
  }

  /** Starts a call after another one has read a document `count` times. */
  async function afterReads<Answer>(count: number, call: () => Promise<Answer>): Promise<Answer> {
    for (let read = 0; read < count; read++) await database.doc('various/nothing').get();
    return call();
  }

  async function orphansIn(zooId: string): Promise<number> {
    const places = new Set(
      (
        await Promise.all(
          ['enclosures', 'groups'].map((name) => database.collection(name).where('zooId', '==', zooId).get()),
        )
      )
        .flatMap(({ docs }) => docs)
        .map(({ id }) => id),
    );
    const animals = await allOf<Animal>('animals', zooId);
    return animals.filter(
      ({ animalEnclosureData, group }) =>
        (animalEnclosureData !== null && !places.has(animalEnclosureData.enclosureId)) ||
        (group !== null && !places.has(group.groupId)),
    ).length;
  }
});
