/** The seed in five sizes, to tell which reads grow with the establishment. */
import type { App } from 'firebase-admin/app';
import { seedDocuments } from '../seed/documents.ts';
import type { SeedDocument } from '../seed/seed-document.ts';
import { seedAccounts } from '../seed/write-accounts.ts';
import { writeDocuments } from '../seed/write-documents.ts';
import { largeDay } from './large-day.ts';

export const SEED_STATES = ['small', 'long history', 'medium', 'large', 'large, long history'] as const;
/**
 * `long history` has the open tasks of the small seed beside ten times its finished tasks and animals;
 * `medium` has ten times everything, open tasks included. `large` has 3,000 unfinished and 10,000 done tasks in the 20 sectors
 * of the visited establishment, `large, long history` the same unfinished ones and 100,000 done.
 */
export type SeedState = (typeof SEED_STATES)[number];

/** Returns the documents of the seed in this size. */
export function documentsOf(state: SeedState, now: number): SeedDocument[] {
  if (state === 'large') return largeDay(10_000, now);
  if (state === 'large, long history') return largeDay(100_000, now);
  if (state !== 'long history') return seedDocuments(state, now);
  const small = seedDocuments('small', now);
  const medium = seedDocuments('medium', now);
  return [
    ...small.filter((document) => isTask(document) && !isFinishedTask(document)),
    ...medium.filter((document) => !isTask(document)),
    ...medium.filter(isFinishedTask).map(withIdOfItsOwn),
  ];
}

/** Writes the accounts and the documents of the seed in this size; returns the number of documents. */
export async function fill(app: App, state: SeedState, now: number): Promise<number> {
  await seedAccounts(app, now);
  return writeDocuments(app, documentsOf(state, now));
}

function isTask({ path }: SeedDocument): boolean {
  return path.startsWith('tasks/');
}

function isFinishedTask(document: SeedDocument): boolean {
  return isTask(document) && (document.data['status'] === 'DONE' || document.data['status'] === 'DELETED');
}

/** The medium seed numbers its tasks again; without this a finished task would replace an open one. */
function withIdOfItsOwn({ path, data }: SeedDocument): SeedDocument {
  return { path: `${path}-finished`, data: { ...data, taskId: `${String(data['taskId'])}-finished` } };
}
