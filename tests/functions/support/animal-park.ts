import { randomUUID } from 'node:crypto';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { registerParts } from '../../../src/domain/animals/register.ts';
import type { AnimalFields } from '../../../src/domain/animals/check-animal.ts';
import type { Enclosure } from '../../../src/domain/enclosures/enclosure.ts';
import { homeOf, populationOf } from '../../../src/domain/enclosures/population.ts';
import { scanMissing } from '../../../src/domain/enclosures/scan-readiness.ts';
import type { Group } from '../../../src/domain/groups/group.ts';
import { withTimestamps } from '../../../functions/src/common/stored.ts';
import { aGroup, anAnimal, anEnclosure } from '../../support/builders/park.ts';
import { createPark, createPerson, createSector, type Person } from './park.ts';
import { database } from './suite.ts';

/** Species of the catalogue that these tests' animals are of. */
export const ZEBRA = 'equus-quagga-tests';
export const GIRAFFE = 'giraffa-camelopardalis-tests';

/** Creates the species in the catalogue. */
export async function createSpecies(): Promise<void> {
  const names = [
    [ZEBRA, 'Zèbre des plaines', 'Equus quagga'],
    [GIRAFFE, 'Girafe', 'Giraffa camelopardalis'],
  ] as const;
  await Promise.all(
    names.map(([specieId, specieName, specieLatinName]) =>
      database.doc(`species/${specieId}`).set({ specieId, specieName, specieLatinName }),
    ),
  );
}

/** Creates an enclosure of a sector and returns its id. */
export async function createEnclosure(
  zooId: string,
  linkedSectorId: string | null,
  differences: Partial<Enclosure> = {},
): Promise<string> {
  const enclosureId = `enclosure-${randomUUID()}`;
  const enclosure = anEnclosure({ enclosureId, value: enclosureId, zooId, linkedSectorId, ...differences });
  await database
    .doc(`enclosures/${enclosureId}`)
    .set(withTimestamps({ ...enclosure, scanMissing: scanMissing(enclosure, []) }));
  return enclosureId;
}

/** Creates a group of a sector and returns its id. */
export async function createGroup(
  zooId: string,
  linkedSectorId: string | null,
  differences: Partial<Group> = {},
): Promise<string> {
  const groupId = `group-${randomUUID()}`;
  const group = aGroup({ groupId, value: groupId, zooId, linkedSectorId, species: [ZEBRA], ...differences });
  await database.doc(`groups/${groupId}`).set(withTimestamps(group));
  return groupId;
}

/**
 * Stores animals of an establishment that has none yet, as the seed does: with the register, and the counts of their
 * enclosures and groups. Returns their ids.
 */
export async function storeAnimals(zooId: string, differences: readonly Partial<Animal>[]): Promise<string[]> {
  const animals = differences.map((difference) =>
    anAnimal({
      animalId: `animal-${randomUUID()}`,
      specieId: ZEBRA,
      specieName: 'Zèbre des plaines',
      specieLatinName: 'Equus quagga',
      registryId: null,
      zooId,
      animalEnclosureData: null,
      authorizedFacilities: [zooId],
      ...difference,
    }),
  );
  const writer = database.bulkWriter();
  for (const { entries, ...part } of registerParts(animals)) {
    void writer.set(database.doc(`zoo/${zooId}/animalRegister/${part.part}`), { ...part, entries });
    for (const animal of animals.filter(({ animalId }) => animalId in entries))
      void writer.set(
        database.doc(`animals/${animal.animalId}`),
        withTimestamps({ ...animal, registerPart: part.part }),
      );
  }
  const homes = Map.groupBy(animals, homeOf);
  for (const [enclosureId, living] of homes)
    if (enclosureId !== null)
      void writer.update(database.doc(`enclosures/${enclosureId}`), {
        ...populationOf(living),
        scanMissing: ['plan', 'zone'],
      });
  for (const [groupId, members] of Map.groupBy(animals, ({ group }) => group?.groupId ?? null)) {
    if (groupId === null) continue;
    void writer.update(database.doc(`groups/${groupId}`), { animalsCount: members.length });
    for (const { animalId } of members)
      void writer.set(database.doc(`groups/${groupId}/animals/${animalId}`), { animalId, groupId, zooId });
  }
  await writer.close();
  return animals.map(({ animalId }) => animalId);
}

/** The fields of an animal that a form sends. */
export const FIELDS: AnimalFields = {
  animalName: 'Nala',
  animalChipId: '25026960000001',
  animalBirthdate: '03/2020',
  animalSexe: 'Femelle',
  specieId: ZEBRA,
  subspecies: null,
  registryId: null,
  notes: '',
};

/** A park with two sectors, an enclosure and a group in each, and somebody of every kind. */
export async function createAnimalPark() {
  await createSpecies();
  const [zooId, otherZooId] = await Promise.all([createPark(), createPark()]);
  const [sectorId, otherSectorId, foreignSectorId] = await Promise.all(
    [zooId, zooId, otherZooId].map((zoo) => createSector(zoo)),
  );
  // The accounts already agree with their sectors below, so the event of a sector writes nothing.
  const here = { sectors: [sectorId!] };
  const people = {
    admin: await createPerson(zooId, { userRight: 'admin' }),
    keeper: await createPerson(zooId, here),
    otherKeeper: await createPerson(zooId, { sectors: [otherSectorId!] }),
    lead: await createPerson(zooId, here),
    vet: await createPerson(zooId, here),
    dietician: await createPerson(zooId, here),
    pedago: await createPerson(zooId, { ...here, userRight: 'pedagoadmin' }),
    stranger: await createPerson(otherZooId, { userRight: 'superAdmin' }),
    visitor: await createPerson(await createPark({ isDemo: true }), { userRight: 'admin' }),
  } satisfies Record<string, Person>;
  await database.doc(`sectors/${sectorId}`).update({
    sectorKeeper: [people.keeper.userId, people.pedago.userId],
    managementUserIds: [people.lead.userId],
    veterinaryUserIds: [people.vet.userId],
    nutritionUserIds: [people.dietician.userId],
  });
  await database.doc(`sectors/${otherSectorId}`).update({ sectorKeeper: [people.otherKeeper.userId] });
  return {
    zooId,
    otherZooId,
    sectorId: sectorId!,
    otherSectorId: otherSectorId!,
    enclosureId: await createEnclosure(zooId, sectorId!),
    otherEnclosureId: await createEnclosure(zooId, otherSectorId!),
    foreignEnclosureId: await createEnclosure(otherZooId, foreignSectorId!),
    groupId: await createGroup(zooId, sectorId!),
    otherGroupId: await createGroup(zooId, otherSectorId!),
    people,
    close: () => Promise.all(Object.values(people).map((person) => person.close())),
  };
}

export type AnimalPark = Awaited<ReturnType<typeof createAnimalPark>>;
