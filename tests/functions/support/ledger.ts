import { expect } from 'vitest';
import { placeAt } from '../../../src/domain/animals/place-at.ts';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import type { Movement } from '../../../src/domain/animals/movement.ts';
import { type RegisterPart, registerEntryOf } from '../../../src/domain/animals/register.ts';
import { homeOf, isLiving, populationOf } from '../../../src/domain/enclosures/population.ts';
import { scanMissing } from '../../../src/domain/enclosures/scan-readiness.ts';
import { readTolerantly } from '../../../functions/src/places/read-tolerantly.ts';
import { enclosureSchema, OLDER_ENCLOSURE } from '../../../src/domain/enclosures/enclosure.ts';
import { zoneSchema } from '../../../src/domain/enclosures/zone.ts';
import { database } from './suite.ts';

/** Returns the documents of a collection that belong to an establishment. */
export async function allOf<Stored>(collection: string, zooId: string): Promise<Stored[]> {
  const { docs } = await database.collection(collection).where('zooId', '==', zooId).get();
  return docs.map((document) => document.data() as Stored);
}

/**
 * Counts everything of an establishment anew from its animals, and expects the register, the enclosures, the groups
 * with their members and the moves to agree. Returns the numbers that agree.
 */
export async function expectAgreement(zooId: string) {
  const animals = await allOf<Animal>('animals', zooId);
  return {
    animals: animals.length,
    register: await registerAgrees(zooId, animals),
    enclosures: await enclosuresAgree(zooId, animals),
    groups: await groupsAgree(zooId, animals),
    moves: await movesAgree(zooId, animals),
  };
}

async function registerAgrees(zooId: string, animals: readonly Animal[]): Promise<number> {
  const parts = (await database.collection(`zoo/${zooId}/animalRegister`).get()).docs.map(
    (document) => document.data() as RegisterPart,
  );
  const standing = parts.flatMap(({ part, entries }) =>
    Object.entries(entries).map(([animalId, entry]) => ({ animalId, part, entry })),
  );
  const byId = (a: { animalId: string }, b: { animalId: string }) => a.animalId.localeCompare(b.animalId);
  expect(standing.toSorted(byId)).toEqual(
    animals
      .map((animal) => ({ animalId: animal.animalId, part: animal.registerPart, entry: registerEntryOf(animal) }))
      .toSorted(byId),
  );
  for (const { count, entries } of parts) {
    expect(count).toBe(Object.keys(entries).length);
    expect(count).toBeLessThanOrEqual(400);
  }
  return standing.length;
}

async function enclosuresAgree(zooId: string, animals: readonly Animal[]): Promise<number> {
  const { docs } = await database.collection('enclosures').where('zooId', '==', zooId).get();
  const ids = new Set(docs.map(({ id }) => id));
  const homes = animals.map(homeOf).filter((home) => home !== null);
  expect(homes.filter((home) => !ids.has(home))).toEqual([]);
  for (const document of docs) {
    const { animalsData, speciesList, animalsCount, scanMissing: missing } = document.data();
    const population = populationOf(animals.filter((animal) => homeOf(animal) === document.id));
    expect({ animalsData, speciesList, animalsCount }).toEqual(population);
    const zones = (await document.ref.collection('zones').get()).docs.map((zone) => zoneSchema.parse(zone.data()));
    const enclosure = readTolerantly(enclosureSchema, OLDER_ENCLOSURE, document.data());
    expect(missing).toEqual(scanMissing(enclosure, zones));
  }
  return docs.length;
}

async function groupsAgree(zooId: string, animals: readonly Animal[]): Promise<number> {
  const { docs } = await database.collection('groups').where('zooId', '==', zooId).get();
  const ids = new Set(docs.map(({ id }) => id));
  const members = animals.filter((animal) => isLiving(animal) && animal.group !== null);
  expect(members.filter(({ group }) => !ids.has(group!.groupId))).toEqual([]);
  for (const document of docs) {
    const own = members.filter(({ group }) => group?.groupId === document.id).map(({ animalId }) => animalId);
    const listed = (await document.ref.collection('animals').get()).docs.map(({ id }) => id);
    expect(listed.toSorted((a, b) => a.localeCompare(b))).toEqual(own.toSorted((a, b) => a.localeCompare(b)));
    expect(document.get('animalsCount')).toBe(own.length);
  }
  return docs.length;
}

async function movesAgree(zooId: string, animals: readonly Animal[]): Promise<number> {
  const moves = await allOf<Movement>('movements', zooId);
  const byAnimal = Map.groupBy(moves, ({ animalId }) => animalId);
  for (const animal of animals) {
    const own = byAnimal.get(animal.animalId);
    if (own === undefined) continue;
    expect(placeAt(own, Date.now() + 60_000)).toEqual({
      enclosureId: animal.animalEnclosureData?.enclosureId ?? null,
      groupId: animal.group?.groupId ?? null,
    });
    // Since when an animal that was only entered has been here, nobody knows.
    const known = own.filter(({ kind }) => kind !== 'entry').map(({ movedAtUnix }) => movedAtUnix);
    expect(animal.placedAtUnix).toBe(known.length === 0 ? null : Math.max(...known));
  }
  return moves.length;
}
