import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getMessaging, type Messaging } from 'firebase-admin/messaging';
import { getStorage } from 'firebase-admin/storage';

/** The region of every function. */
export const REGION = 'europe-west3';

function app(): App {
  return getApps()[0] ?? initializeApp();
}

/** Returns the database, with the server's rights. */
export function database(): Firestore {
  return getFirestore(app());
}

/** Returns the accounts, with the server's rights. */
export function accounts(): Auth {
  return getAuth(app());
}

/** Returns the project's bucket of files, with the server's rights. */
export function bucket() {
  return getStorage(app()).bucket();
}

/** Returns the service that sends push messages. */
export function messaging(): Messaging {
  return getMessaging(app());
}
