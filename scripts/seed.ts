import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { seedAccounts } from './seed/write-accounts.ts';
import { writeDocuments } from './seed/write-documents.ts';
import { documentsOfScale, isScale, SCALES, type Scale } from './seed/documents.ts';
import { renderDrawings } from './seed/pictures/render.ts';
import { type Shelf, shelfOf } from './seed/pictures/shelf.ts';
import { progressLines } from './seed/progress.ts';

export type SeedTarget = {
  /** host:port */
  readonly firestoreHost: string;
  /** host:port */
  readonly authHost: string;
  /** host:port; null: documents name no pictures, and none are stored */
  readonly storageHost: string | null;
  readonly projectId: string;
  readonly scale: Scale;
  /** the day around which tasks are due; today by default */
  readonly nowMs?: number;
  /** a line now and then, for a long seed */
  readonly show?: (line: string) => void;
};

/**
 * Writes the accounts, documents and pictures of the seed and returns how many; documents with the same id are
 * overwritten.
 */
export async function seedDatabase(
  target: SeedTarget,
): Promise<{ accounts: number; documents: number; pictures: number }> {
  process.env['FIRESTORE_EMULATOR_HOST'] = target.firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = target.authHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  if (target.storageHost !== null) process.env['STORAGE_EMULATOR_HOST'] = `http://${target.storageHost}`;
  const now = target.nowMs ?? Date.now();
  const app = initializeApp({ projectId: target.projectId }, `seed-${now}`);
  try {
    const accounts = await seedAccounts(app, now);
    const shelf = await drawnShelf(target);
    const documents = await writeDocuments(
      app,
      documentsOfScale(target.scale, now, shelf),
      progressLines(target.show ?? (() => undefined)),
    );
    // The documents decide which pictures there are.
    const pictures = shelf === null ? 0 : await shelf.store(app);
    return { accounts, documents, pictures };
  } finally {
    await deleteApp(app);
  }
}

async function drawnShelf({ storageHost, projectId }: SeedTarget): Promise<Shelf | null> {
  return storageHost === null ? null : shelfOf(await renderDrawings(), storageHost, `${projectId}.appspot.com`);
}

/** As at `npm start`, the seed triggers no functions: it is complete, and no news to anybody. */
async function withoutTriggers<Result>(work: () => Promise<Result>): Promise<Result> {
  const control = process.env['ENCLOS_CONTROL_URL'];
  if (control === undefined) return work();
  await fetch(`${control}/triggers/pause`, { method: 'POST', body: JSON.stringify({ process: process.pid }) });
  try {
    return await work();
  } finally {
    await fetch(`${control}/triggers/resume`, { method: 'POST' });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: 'small' } } });
  if (!isScale(values.scale)) {
    console.error(`Unknown scale "${values.scale}". Choose one of: ${SCALES.join(', ')}.`);
    process.exit(1);
  }
  const target = {
    firestoreHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080',
    authHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099',
    storageHost: process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '127.0.0.1:9199',
    projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-zoo',
    scale: values.scale,
    show: (line: string) => console.log(line),
  };
  const { accounts, documents, pictures } = await withoutTriggers(() => seedDatabase(target));
  console.log(`Seeded ${accounts} accounts, ${documents} documents and ${pictures} pictures (${target.scale}).`);
}
