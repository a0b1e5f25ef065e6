import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { env } from '#lib/env.ts';
import { firebaseApp } from './app.ts';

let auth: Auth | null = null;

/**
 * Returns the authentication of the page. It is made of single parts, because `getAuth` would bring pop-ups and
 * telephones to the sign-in page.
 */
export function firebaseAuth(): Auth {
  if (auth === null) {
    auth = initializeAuth(firebaseApp(), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    const local = env.emulators.auth;
    if (local) connectAuthEmulator(auth, `http://${local.host}:${local.port}`, { disableWarnings: true });
  }
  return auth;
}
