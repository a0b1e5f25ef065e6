import type { Suite } from '../../emulators/suite/suite.ts';
import type { SeedCounts, SeedTarget } from '../seed.ts';
import { seedApart } from './seed-apart.ts';
import { interruptedSeed, markSeed, type SeedMark, unmarkSeed } from './seed-mark.ts';

export type SeedScale = SeedTarget['scale'];

/** A seed whose documents are written: the app can be used, and its pictures follow. */
export type Seeded = {
  /** null when an earlier start has written them */
  readonly counts: SeedCounts | null;
  /** the number of pictures, once they are stored; fails with the reason, and the next start tries again */
  readonly pictures: Promise<number>;
};

/**
 * Seeds the suite's database when it is empty, or completes a seed that was interrupted; returns null when there is
 * nothing to do.
 * @param dataFolder the folder of the suite's data
 */
export async function seedIfEmpty(
  suite: Suite,
  dataFolder: string,
  scale: SeedScale,
  show: (line: string) => void,
): Promise<Seeded | null> {
  const now = Date.now();
  const interrupted = await interruptedSeed(dataFolder, scale, now);
  if (interrupted !== null) {
    show(
      interrupted.rest === 'pictures'
        ? 'The last start ended before the sample pictures were there: they are drawn now.'
        : 'The last seed was interrupted: it is done again.',
    );
    return seed(suite, dataFolder, interrupted, show);
  }
  return (await isEmpty(suite)) ? seed(suite, dataFolder, { scale, nowMs: now, rest: 'everything' }, show) : null;
}

/** Writes the missing part of a seed into a running suite; the next start completes a seed that is killed. */
export async function seed(
  suite: Suite,
  dataFolder: string,
  mark: SeedMark,
  show: (line: string) => void,
): Promise<Seeded> {
  const { projectId, environment } = suite;
  const order = {
    firestoreHost: environment['FIRESTORE_EMULATOR_HOST'] ?? '',
    authHost: environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
    storageHost: environment['FIREBASE_STORAGE_EMULATOR_HOST'] ?? null,
    projectId,
    ...mark,
  };
  await markSeed(dataFolder, mark);
  // The documents are complete: documents of triggers would differ from run to run. Pictures trigger nothing, and the
  // changes of a person who uses the app already trigger what they should.
  const { counts, pictures } = await suite.withoutTriggers(async () => {
    const underWay = seedApart(order, show);
    return { counts: await underWay.written, pictures: underWay.pictures };
  });
  // From now on the documents may be changed in the app: nothing writes them again.
  await markSeed(dataFolder, { ...mark, rest: 'pictures' });
  const complete = pictures.then((count) => unmarkSeed(dataFolder).then(() => count));
  // A start that is stopped meanwhile waits for it no more.
  complete.catch(() => undefined);
  return { counts, pictures: complete };
}

async function isEmpty({ projectId, environment }: Suite): Promise<boolean> {
  const documents = `http://${environment['FIRESTORE_EMULATOR_HOST']}/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`${documents}:listCollectionIds`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 1 }),
  });
  if (!response.ok) throw new Error(`Firestore does not list its collections: answer ${response.status}`);
  const { collectionIds = [] } = (await response.json()) as { collectionIds?: string[] };
  return collectionIds.length === 0;
}
