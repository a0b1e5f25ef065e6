import type { Suite } from '../../emulators/suite/suite.ts';
import type { SeedTarget } from '../seed.ts';
import { seedApart, type SeedCounts } from './seed-apart.ts';
import { interruptedSeed, markSeed, type SeedMark, unmarkSeed } from './seed-mark.ts';

export type SeedScale = SeedTarget['scale'];

/**
 * Seeds the suite's database when it is empty or its seed was interrupted; returns null otherwise.
 * @param dataFolder the folder of the suite's data
 */
export async function seedIfEmpty(
  suite: Suite,
  dataFolder: string,
  scale: SeedScale,
  show: (line: string) => void,
): Promise<SeedCounts | null> {
  const now = Date.now();
  const interrupted = await interruptedSeed(dataFolder, scale, now);
  if (interrupted !== null) {
    show('The last seed was interrupted: it is done again.');
    return seed(suite, dataFolder, interrupted, show);
  }
  return (await isEmpty(suite)) ? seed(suite, dataFolder, { scale, nowMs: now }, show) : null;
}

/** Writes the accounts and documents of the seed into a running suite; the next start completes a seed that is killed. */
export async function seed(
  suite: Suite,
  dataFolder: string,
  { scale, nowMs }: SeedMark,
  show: (line: string) => void,
): Promise<SeedCounts> {
  const { projectId, environment } = suite;
  const target = {
    firestoreHost: environment['FIRESTORE_EMULATOR_HOST'] ?? '',
    authHost: environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
    storageHost: environment['FIREBASE_STORAGE_EMULATOR_HOST'] ?? null,
    projectId,
    scale,
    nowMs,
  };
  await markSeed(dataFolder, { scale, nowMs });
  // The seed is complete: documents of triggers would differ from run to run.
  const counts = await suite.withoutTriggers(() => seedApart(target, show));
  await unmarkSeed(dataFolder);
  return counts;
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
