import type { Suite } from '../../emulators/suite/suite.ts';
import { SuiteProblem } from '../../emulators/suite/suite-problem.ts';
import type { seedDatabase } from '../seed.ts';

export type SeedCounts = Awaited<ReturnType<typeof seedDatabase>>;
export type SeedScale = Parameters<typeof seedDatabase>[0]['scale'];

/** Seeds the suite's database when it is empty; returns null when it is not. */
export async function seedIfEmpty(
  suite: Suite,
  scale: SeedScale,
  show: (line: string) => void,
): Promise<SeedCounts | null> {
  return (await isEmpty(suite)) ? seed(suite, scale, show) : null;
}

/** Writes the accounts and documents of the seed into a running suite. */
export async function seed(suite: Suite, scale: SeedScale, show: (line: string) => void): Promise<SeedCounts> {
  const { projectId, environment } = suite;
  const module = await import('../seed.ts').catch((error: unknown) => {
    throw new SuiteProblem(`The seed (scripts/seed.ts) cannot be loaded: ${(error as Error).message}`);
  });
  const target = {
    firestoreHost: environment['FIRESTORE_EMULATOR_HOST'] ?? '',
    authHost: environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
    storageHost: environment['FIREBASE_STORAGE_EMULATOR_HOST'] ?? null,
    projectId,
    scale,
    show,
  };
  // The seed is complete: documents of triggers would differ from run to run.
  return suite.withoutTriggers(() => module.seedDatabase(target));
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
