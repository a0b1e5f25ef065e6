import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { parentIn, pathOf } from '../security/support/paths.ts';
import { sampleOf } from '../security/support/samples.ts';
import { openRules, place } from './environment.ts';
import { storedSector, storedUser, storedZoo } from './stored-documents.ts';

/** The establishment of these tests, and another one. */
export const PARK = 'zoo-1';
export const OTHER_PARK = 'zoo-2';
/** The people with each role: 'savanna' and 'aviary' are sectors of the park. */
const SECTORS = {
  savanna: {
    sectorKeeper: ['keeper', 'teacher'],
    managementUserIds: ['lead', 'leadOfBoth', 'teacher'],
    veterinaryUserIds: ['vet'],
    nutritionUserIds: ['feeder'],
  },
  aviary: {
    sectorKeeper: ['birdKeeper'],
    managementUserIds: ['birdLead', 'leadOfBoth'],
    veterinaryUserIds: [],
    nutritionUserIds: ['birdFeeder'],
  },
};
const PEOPLE = ['keeper', 'lead', 'leadOfBoth', 'vet', 'feeder', 'birdKeeper', 'birdLead', 'birdFeeder', 'colleague'];

type Written = { readonly path: string; readonly data: Record<string, unknown> };

/**
 * Returns a good new document of the pattern by `by`, in the park and its sector 'savanna', changed by `differences`.
 */
export function aDocumentOf(
  pattern: string,
  { id, by }: { readonly id: string; readonly by: string },
  differences: Record<string, unknown> = {},
): Written {
  const sample = sampleOf(pattern, { zooId: PARK, id, by });
  const sectors = ['sectorId', 'linkedSectorId'].filter((field) => field in sample);
  const inSavanna = Object.fromEntries(sectors.map((field) => [field, 'savanna']));
  return { path: pathOf(pattern, { zooId: PARK, id }), data: { ...sample, ...inSavanna, ...differences } };
}

/**
 * Opens a test project with the park, its people, a sector of another establishment, an enclosure, an animal and a
 * task.
 */
export async function openPark(project: string): Promise<RulesTestEnvironment> {
  const environment = await openRules(project);
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(PARK),
    storedZoo(OTHER_PARK),
    storedUser('admin', PARK, { userRight: 'admin' }),
    storedUser('teacher', PARK, { userRight: 'pedagoadmin' }),
    ...PEOPLE.map((person) => storedUser(person, PARK)),
    ...Object.entries(SECTORS).map(([sectorId, people]) => storedSector(sectorId, PARK, people)),
    // with the same people: a role in a sector counts in its own establishment alone
    storedSector('foreign', OTHER_PARK, SECTORS.savanna),
    ...['enclosures/{enclosureId}', 'animals/{animalId}', 'tasks/{taskId}'].flatMap((pattern) => [
      aDocumentOf(pattern, { id: parentIn(PARK), by: 'admin' }),
      aDocumentOf(pattern, { id: 'foreign', by: 'admin' }, { zooId: OTHER_PARK }),
    ]),
  ]);
  return environment;
}
