import { generateKeyPairSync } from 'node:crypto';
import { type App, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { BUCKET, PROJECT } from './start-storage.ts';

const apps: App[] = [];

/** firebase-admin with a service account of its own making, so that it can sign addresses. */
export function adminBucket(port: number, bucket = BUCKET) {
  process.env['STORAGE_EMULATOR_HOST'] = `http://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const credential = cert({
    projectId: PROJECT,
    clientEmail: `files@${PROJECT}.iam.gserviceaccount.com`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const app = initializeApp({ projectId: PROJECT, storageBucket: bucket, credential }, `admin-${apps.length}`);
  apps.push(app);
  return getStorage(app).bucket();
}

/** Ends every client of the file. */
export async function endAdmins(): Promise<void> {
  delete process.env['STORAGE_EMULATOR_HOST'];
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
}
