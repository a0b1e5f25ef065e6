/** An establishment with a large day's work: 3,000 unfinished tasks in 20 sectors, and a history. */
import { seedDocuments } from '../seed/documents.ts';
import type { SeedDocument } from '../seed/seed-document.ts';
import { furtherSectors, LARGEST } from './park-seed.ts';

export const UNFINISHED = 3_000;

/**
 * Returns the small seed, with 20 sectors, this many done tasks and 3,000 unfinished ones in the visited establishment.
 */
export function largeDay(done: number, now: number): SeedDocument[] {
  const seed = seedDocuments('small', now);
  const others = seed.filter((document) => !isOwnTask(document));
  const sectors = [...others, ...furtherSectors(others)]
    .filter(({ path, data }) => /^sectors\/[^/]+$/.test(path) && data['zooId'] === LARGEST)
    .map(({ data }) => String(data['sectorId']));
  const own = seed.filter(isOwnTask);
  const like = (...states: readonly string[]) =>
    own.filter(({ data }) => data['automationId'] === null && states.includes(String(data['status'])));
  return [
    ...others,
    ...furtherSectors(others),
    ...spread(like('OPEN', 'IN_PROGRESS'), UNFINISHED, sectors, 'unfinished'),
    ...spread(like('DONE'), done, sectors, 'done'),
  ];
}

function isOwnTask({ path, data }: SeedDocument): boolean {
  return path.startsWith('tasks/') && data['zooId'] === LARGEST;
}

/** Returns this many tasks like the given ones, evenly spread over the sectors. */
function spread(
  like: readonly SeedDocument[],
  count: number,
  sectors: readonly string[],
  name: string,
): SeedDocument[] {
  return Array.from({ length: count }, (_, at) => {
    const model = like[Math.floor(at / sectors.length) % like.length];
    const sectorId = sectors[at % sectors.length];
    if (model === undefined || sectorId === undefined) throw new Error('The seed has no task to make others like.');
    const taskId = `${LARGEST}--${name}-${at + 1}`;
    return { path: `tasks/${taskId}`, data: { ...model.data, taskId, sectorId, sectorIds: [sectorId] } };
  });
}
