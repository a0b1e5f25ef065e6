import { withTimestamps } from '../../../functions/src/common/stored.ts';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { registerParts } from '../../../src/domain/animals/register.ts';
import { populationOf } from '../../../src/domain/enclosures/population.ts';
import type { Enclosure } from '../../../src/domain/enclosures/enclosure.ts';
import { aSector } from '../../support/builders/establishment.ts';
import { aGroup, anAnimal, anEnclosure } from '../../support/builders/park.ts';
import type { Park } from './park.ts';

/** A species of the seed's catalogue, and another one. */
export const ELEPHANT = { specieId: 'elephant-afrique', name: /Éléphant de savane d’Afrique/ } as const;
const LION = 'lion';

/** The people with each role in the sector. */
type Team = { readonly keeper?: string; readonly dietician?: string };

/**
 * Creates a sector with two enclosures and a group of lions in an establishment without data, with elephants of these
 * names in the first enclosure, in no group. Returns all their ids, those of animals in the order of the names.
 */
export async function addRecords(park: Park, zooId: string, names: readonly string[] = [], team: Team = {}) {
  const own = zooId.slice(-12);
  const sectorId = `sector-${own}`;
  const enclosureId = `plain-${own}`;
  const otherEnclosureId = `rock-${own}`;
  const groupId = `pride-${own}`;
  const animals = names.map((animalName, index) =>
    elephant(zooId, { animalId: `animal-${index}-${own}`, animalName }, enclosureId),
  );
  const place = { zooId, linkedSectorId: sectorId };
  await park.put(
    `sectors/${sectorId}`,
    aSector({
      ...{ sectorId, value: sectorId, zooId, sectorName: 'Savane', label: 'Savane' },
      sectorKeeper: team.keeper === undefined ? [] : [team.keeper],
      nutritionUserIds: team.dietician === undefined ? [] : [team.dietician],
    }),
  );
  const enclosure = (id: string, enclosureName: string, living: readonly Animal[]): Enclosure =>
    anEnclosure({ ...place, enclosureId: id, value: id, enclosureName, label: enclosureName, ...populationOf(living) });
  await park.put(`enclosures/${enclosureId}`, withTimestamps(enclosure(enclosureId, 'Grande plaine', animals)));
  await park.put(`enclosures/${otherEnclosureId}`, withTimestamps(enclosure(otherEnclosureId, 'Rocher', [])));
  await park.put(`groups/${groupId}`, withTimestamps(aGroup({ ...place, groupId, value: groupId, species: [LION] })));
  for (const { entries, ...part } of registerParts(animals)) {
    await park.put(`zoo/${zooId}/animalRegister/${part.part}`, { ...part, entries });
    for (const animal of animals)
      await park.put(`animals/${animal.animalId}`, withTimestamps({ ...animal, registerPart: part.part }));
  }
  return { sectorId, enclosureId, otherEnclosureId, groupId, animalIds: animals.map(({ animalId }) => animalId) };
}

function elephant(zooId: string, differences: Partial<Animal>, enclosureId: string): Animal {
  return anAnimal({
    ...{
      zooId,
      specieId: ELEPHANT.specieId,
      specieName: 'Éléphant de savane d’Afrique',
      specieLatinName: 'Loxodonta africana',
    },
    ...{ registryId: null, authorizedFacilities: [zooId], animalEnclosureData: { enclosureId } },
    placedAtUnix: Date.UTC(2025, 0, 15, 9),
    ...differences,
  });
}
