import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { env } from '#lib/env.ts';
import { firebaseApp } from './app.ts';

/** After this time without an answer the server counts as out of reach. */
const PATIENCE_MS = 20_000;

let storage: FirebaseStorage | null = null;

/** Returns the files of the project. */
export function firebaseStorage(): FirebaseStorage {
  if (storage === null) {
    storage = getStorage(firebaseApp());
    storage.maxUploadRetryTime = PATIENCE_MS;
    storage.maxOperationRetryTime = PATIENCE_MS;
    const local = env.emulators.storage;
    if (local) connectStorageEmulator(storage, local.host, local.port);
  }
  return storage;
}
