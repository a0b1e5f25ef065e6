import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { BUCKET, PROJECT } from './start-storage.ts';

const apps: FirebaseApp[] = [];

/** The client SDK, as a person or signed out. */
export function clientOf(port: number, userId: string | null = null, bucket = BUCKET): FirebaseStorage {
  const app = initializeApp({ projectId: PROJECT, storageBucket: bucket, apiKey: 'none' }, `client-${apps.length}`);
  apps.push(app);
  const storage = getStorage(app);
  storage.maxOperationRetryTime = 5000;
  storage.maxUploadRetryTime = 10_000;
  connectStorageEmulator(
    storage,
    '127.0.0.1',
    port,
    userId === null ? {} : { mockUserToken: { sub: userId, ...({ aud: PROJECT } as object) } },
  );
  return storage;
}

/** Ends every client of the file. */
export async function endClients(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
}

/** Returns the code of a failed operation. */
export async function codeOf(operation: Promise<unknown>): Promise<string> {
  try {
    await operation;
    return 'ok';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
