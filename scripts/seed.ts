import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { seedAccounts } from './seed/write-accounts.ts';
import { writeDocuments } from './seed/write-documents.ts';
import { documentsOfScale, isScale, SCALES, type Scale } from './seed/documents.ts';
import { shelfOf } from './seed/pictures/shelf.ts';
import { progressLines } from './seed/progress.ts';
import type { SeedDocument } from './seed/seed-document.ts';

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

/** How many of each were written. */
export type SeedCounts = { readonly accounts: number; readonly documents: number };

/** The part of a seed that is still to be written. */
export type SeedRest = 'everything' | 'pictures';

/**
 * Writes the accounts and documents of the seed, then its pictures; documents with the same id are overwritten.
 * @param rest `pictures` when the accounts and documents of the same size and day are there already
 * @param onWritten called between the two, not for `pictures`: the app can be used, and misses its pictures
 * @returns the number of pictures
 */
export async function seedDatabase(
  target: SeedTarget,
  rest: SeedRest,
  onWritten: (counts: SeedCounts) => void,
): Promise<number> {
  process.env['FIRESTORE_EMULATOR_HOST'] = target.firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = target.authHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  if (target.storageHost !== null) process.env['STORAGE_EMULATOR_HOST'] = `http://${target.storageHost}`;
  const now = target.nowMs ?? Date.now();
  const bucket = `${target.projectId}.appspot.com`;
  const app = initializeApp({ projectId: target.projectId }, `seed-${now}`);
  try {
    const shelf = target.storageHost === null ? null : shelfOf(target.storageHost, bucket);
    const described: SeedDocument[] = [];
    const documents = withoutDescribed(documentsOfScale(target.scale, now, shelf), described);
    if (rest === 'everything') {
      const accounts = await seedAccounts(app, now);
      const progress = progressLines(target.show ?? (() => undefined));
      onWritten({ accounts, documents: await writeDocuments(app, documents, progress) });
    } else {
      // Written already; listed once more for the pictures that they request.
      for (const _ of documents);
    }
    if (shelf === null) return 0;
    // Only here: it loads the library that draws.
    const { writePictures } = await import('./seed/write-pictures.ts');
    return await writePictures(app, bucket, shelf.requested(), described);
  } finally {
    await deleteApp(app);
  }
}

/** Yields the documents that need no drawing, and puts the others aside. */
function* withoutDescribed(documents: Iterable<SeedDocument>, aside: SeedDocument[]): Generator<SeedDocument> {
  for (const document of documents) {
    if (document.drawing === undefined) yield document;
    else aside.push(document);
  }
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
  const pictures = await withoutTriggers(() =>
    seedDatabase(target, 'everything', ({ accounts, documents }) =>
      console.log(`Seeded ${accounts} accounts and ${documents} documents (${target.scale}).`),
    ),
  );
  console.log(`Stored ${pictures} pictures.`);
}
