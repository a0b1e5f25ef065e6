import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { carrySpeciesNames } from '../../functions/src/taxonomy/carry-species-names.ts';
import { OLDER_ANIMAL, type Animal } from '../../src/domain/animals/animal.ts';
import { registerEntryOf, registerPartName } from '../../src/domain/animals/register.ts';
import { aWord } from './support/catalogue.ts';
import { closeAll } from './support/people.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

const PATIENCE = { timeout: 120_000, interval: 50 };
let specieId: string;
let zooId: string;
let animals: Animal[];

/** 120 animals of a species in two parts of a register, with others among them. */
beforeAll(async () => {
  [specieId, zooId] = [`specie-${randomUUID()}`, `zoo-${randomUUID()}`];
  await database.doc(`species/${specieId}`).set({ specieId, specieName: 'Lion', specieLatinName: `Leo ${aWord()}` });
  animals = Array.from({ length: 130 }, (_, number) => ({
    ...OLDER_ANIMAL,
    animalId: `animal-${specieId}-${number}`,
    zooId,
    animalName: `Animal ${number}`,
    specieId: number < 120 ? specieId : 'other',
    specieName: number < 120 ? 'Lion' : 'Autre',
    specieLatinName: 'Former name',
    registerPart: registerPartName(number % 2),
  }));
  const writer = database.bulkWriter();
  for (const animal of animals) void writer.set(database.doc(`animals/${animal.animalId}`), animal);
  for (const number of [0, 1]) {
    const part = registerPartName(number);
    const held = animals.filter(({ registerPart }) => registerPart === part);
    // one of them is missing in the register: no entry is made up for it
    const entries = held.filter(({ animalName }) => animalName !== 'Animal 2');
    void writer.set(database.doc(`zoo/${zooId}/animalRegister/${part}`), {
      part,
      zooId,
      count: entries.length,
      entries: Object.fromEntries(entries.map((animal) => [animal.animalId, registerEntryOf(animal)])),
    });
  }
  await writer.close();
});
afterAll(closeAll);

const named = async () => {
  const { docs } = await database.collection('animals').where('specieId', '==', specieId).get();
  return new Set(docs.map((one) => `${one.get('specieName')} ${one.get('specieLatinName')}`));
};
const entries = async () => {
  const parts = await Promise.all([0, 1].map((n) => stored(`zoo/${zooId}/animalRegister/${registerPartName(n)}`)));
  return Object.assign({}, ...parts.map((part) => part!['entries'])) as Record<string, Record<string, unknown>>;
};

it('the new names of a species reach its animals and the register, and no others', async () => {
  await database.doc(`species/${specieId}`).update({ specieName: 'Lion d’Asie', specieLatinName: 'Panthera leo' });
  await vi.waitFor(async () => expect(await named()).toEqual(new Set(['Lion d’Asie Panthera leo'])), PATIENCE);
  await vi.waitFor(async () => {
    const of = Object.values(await entries()).filter((entry) => entry['specieId'] === specieId);
    expect(new Set(of.map((entry) => `${String(entry['specieName'])} ${String(entry['specieLatinName'])}`))).toEqual(
      new Set(['Lion d’Asie Panthera leo']),
    );
  }, PATIENCE);
  const register = await entries();
  expect(Object.keys(register)).toHaveLength(129);
  expect(register[animals[0]!.animalId]).toEqual({
    ...registerEntryOf(animals[0]!),
    specieName: 'Lion d’Asie',
    specieLatinName: 'Panthera leo',
  });
  expect(register[animals.at(-1)!.animalId]).toEqual(registerEntryOf(animals.at(-1)!));
});

it('a repetition writes nothing', async () => {
  const times = async () => {
    const { docs } = await database.collection('animals').where('specieId', '==', specieId).get();
    const parts = await database.collection(`zoo/${zooId}/animalRegister`).get();
    return [...docs, ...parts.docs].map((one) => `${one.ref.path} ${one.updateTime.valueOf()}`);
  };
  await carrySpeciesNames(database, specieId);
  const before = await times();
  await carrySpeciesNames(database, specieId);
  expect(await times()).toEqual(before);
});
