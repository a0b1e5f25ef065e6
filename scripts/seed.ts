import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { seedAccounts } from './seed/write-accounts.ts';
import { writeDocuments } from './seed/write-documents.ts';
import { documentsOfScale, isScale, SCALES, type Scale } from './seed/documents.ts';
import { progressLines } from './seed/progress.ts';

export type SeedTarget = {
  /** host:port */
  readonly firestoreHost: string;
  /** host:port */
  readonly authHost: string;
  readonly projectId: string;
  readonly scale: Scale;
  /** the day around which tasks fall; the present by default */
  readonly nowMs?: number;
  /** one line now and then, for a seed that takes a while */
  readonly show?: (line: string) => void;
};

/** Writes the accounts and documents of the seed and returns how many; existing ones of the same id are overwritten. */
export async function seedDatabase(target: SeedTarget): Promise<{ accounts: number; documents: number }> {
  process.env['FIRESTORE_EMULATOR_HOST'] = target.firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = target.authHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const now = target.nowMs ?? Date.now();
  const app = initializeApp({ projectId: target.projectId }, `seed-${now}`);
  try {
    const accounts = await seedAccounts(app, now);
    const documents = await writeDocuments(
      app,
      documentsOfScale(target.scale, now),
      progressLines(target.show ?? (() => undefined)),
    );
    return { accounts, documents };
  } finally {
    await deleteApp(app);
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
    projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-zoo',
    scale: values.scale,
    show: (line: string) => console.log(line),
  };
  const { accounts, documents } = await seedDatabase(target);
  console.log(`Seeded ${accounts} accounts and ${documents} documents (${target.scale}).`);
}
