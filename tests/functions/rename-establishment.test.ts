import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import type { Animal } from '../../src/domain/animals/animal.ts';
import { carryName } from '../../functions/src/people/carry-name.ts';
import { anAnimal } from '../support/builders/park.ts';
import { aUser } from '../support/builders/user.ts';
import { createPark } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

afterAll(closeAll);

const labelOf = async (userId: string) => ((await stored(`users/${userId}`))!['userZoo'] as { label: string }).label;
const PATIENCE = { timeout: 120_000, interval: 50 };

it('the new name of an establishment reaches its people and nobody else', async () => {
  const [zooId, other] = [await createPark(), await createPark()];
  const [ana, ben, eve] = [await person(zooId), await person(zooId, { isDeleted: true }), await person(other)];
  const before = await stored(`users/${ana.userId}`);
  await database.doc(`zoo/${zooId}`).update({ zooName: 'Parc du Lac' });
  await vi.waitFor(async () => {
    expect([await labelOf(ana.userId), await labelOf(ben.userId)]).toEqual(['Parc du Lac', 'Parc du Lac']);
  }, PATIENCE);
  expect(await labelOf(eve.userId)).toBe(other);
  expect(await stored(`users/${ana.userId}`)).toEqual({ ...before, userZoo: { label: 'Parc du Lac', value: zooId } });
});

it('of several names in a row the last one stays', async () => {
  const zooId = await createPark();
  const ana = await person(zooId);
  for (const zooName of ['A', 'B', 'C', 'D']) await database.doc(`zoo/${zooId}`).update({ zooName });
  await vi.waitFor(async () => expect(await labelOf(ana.userId)).toBe('D'), PATIENCE);
});

it('the new name reaches all of many people, and a repetition changes nothing', async () => {
  const zooId = await createPark();
  const writer = database.bulkWriter();
  const ids = Array.from({ length: 450 }, () => `user-${randomUUID()}`);
  for (const userId of ids)
    void writer.set(
      database.doc(`users/${userId}`),
      aUser({ userId, zooId, userZoo: { label: 'Formerly', value: zooId } }),
    );
  await writer.close();
  await carryName(database, zooId);
  const people = await database.collection('users').where('zooId', '==', zooId).get();
  expect(new Set(people.docs.map((each) => each.get('userZoo.label') as string))).toEqual(new Set([`Parc ${zooId}`]));
  expect(people.size).toBe(450);
  const written = people.docs.map(({ updateTime }) => updateTime.toMillis());
  await carryName(database, zooId);
  const again = await database.collection('users').where('zooId', '==', zooId).get();
  expect(again.docs.map(({ updateTime }) => updateTime.toMillis())).toEqual(written);
});

it('the new name reaches the animals that others read, and no other animal is written', async () => {
  const [zooId, other] = [await createPark(), await createPark()];
  const animals: Record<string, Partial<Animal>> = {
    shared: { zooId, authorizedFacilities: [zooId, other], establishmentName: 'Formerly' },
    own: { zooId, authorizedFacilities: [zooId] },
    foreign: { zooId: other, authorizedFacilities: [other, zooId], establishmentName: 'Theirs' },
  };
  const path = (name: string) => `animals/${zooId}-${name}`;
  for (const [name, differences] of Object.entries(animals))
    await database.doc(path(name)).set(anAnimal({ animalId: `${zooId}-${name}`, ...differences }));
  const names = () =>
    Promise.all(Object.keys(animals).map(async (name) => (await stored(path(name)))!['establishmentName']));
  await carryName(database, zooId);
  expect(await names()).toEqual([`Parc ${zooId}`, null, 'Theirs']);
  const written = (await database.doc(path('shared')).get()).updateTime;
  await carryName(database, zooId);
  expect((await database.doc(path('shared')).get()).updateTime).toEqual(written);
});
