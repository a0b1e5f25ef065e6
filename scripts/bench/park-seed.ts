/** A park as large as the read budget assumes, and the same with ten times the animals. */
import type { App } from 'firebase-admin/app';
import { seedDocuments } from '../seed/documents.ts';
import { parkDocuments, smallFilling } from '../seed/parks-documents.ts';
import type { Place } from '../seed/place.ts';
import { randomFrom } from '../seed/random.ts';
import type { SeedDocument } from '../seed/seed-document.ts';
import { placesOfPark } from '../seed/ten-thousand.ts';
import { seedAccounts } from '../seed/write-accounts.ts';
import { writeDocuments } from '../seed/write-documents.ts';

export const LARGEST = 'zoo-fullcare';
const SECTORS = 20;
/** Unfinished tasks of one enclosure: of 3,000 in a park of 80. */
const TASKS_OF_ONE = 38;
/** Collections that the parks themselves fill. */
const OF_PARKS = ['animals/', 'enclosures/', 'groups/', 'movements/', 'photos/'];

/** Returns the documents of the seed outside parks. */
export function documentsBesideParks(scale: 'small' | 'medium', now: number): SeedDocument[] {
  return seedDocuments(scale, now).filter(
    ({ path }) => !OF_PARKS.some((collection) => path.startsWith(collection)) && !path.includes('/animalRegister/'),
  );
}

/** Writes accounts and these documents, with animals in these places. */
export async function fillParks(
  app: App,
  now: number,
  besides: readonly SeedDocument[],
  places: readonly Place[],
): Promise<number> {
  await seedAccounts(app, now);
  return writeDocuments(app, [...besides, ...parkDocuments(places, smallFilling(randomFrom(20_251), now, null))]);
}

/** Writes a park of this many animals in 87 enclosures and 20 sectors; returns the records to visit. */
export async function fillBudgetPark(app: App, now: number, animals: number) {
  const places = placesOfPark(LARGEST, animals, 3);
  const visited = places.find(({ enclosureId }) => enclosureId.endsWith('primates--4')) ?? places[0];
  if (visited === undefined) throw new Error(`The seed has no park ${LARGEST}.`);
  const besides = documentsBesideParks('medium', now);
  const documents = await fillParks(
    app,
    now,
    [...besides, ...furtherSectors(besides), ...tasksOf(besides, visited)],
    places,
  );
  return {
    documents,
    enclosures: places.length,
    animalId: visited.animalIds[0] ?? '',
    enclosureId: visited.enclosureId,
    groupId: `${LARGEST}--makis-1`,
  };
}

/** Returns the sectors that the largest park lacks to have twenty. */
export function furtherSectors(documents: readonly SeedDocument[]): SeedDocument[] {
  const own = documents.filter(({ path }) => path.startsWith(`sectors/${LARGEST}`));
  const [like] = own;
  if (like === undefined) return [];
  return Array.from({ length: Math.max(0, SECTORS - own.length) }, (_, at) => {
    const sectorId = `${LARGEST}--further-${at + 1}`;
    return { path: `sectors/${sectorId}`, data: { ...like.data, sectorId, sectorName: `Secteur ${at + 1}` } };
  });
}

function tasksOf(documents: readonly SeedDocument[], { enclosureId, sectorId }: Place): SeedDocument[] {
  const like = documents.find(
    ({ path, data }) => path.startsWith('tasks/') && data['zooId'] === LARGEST && data['status'] === 'OPEN',
  );
  if (like === undefined) return [];
  const place = { sectorId, sectorIds: [sectorId], enclosureIds: [enclosureId] };
  return Array.from({ length: TASKS_OF_ONE }, (_, at) => {
    const taskId = `task-of-one-${at + 1}`;
    const target = { level: 'ENCLOSURE', ids: [enclosureId] };
    return { path: `tasks/${taskId}`, data: { ...like.data, ...place, taskId, target } };
  });
}
