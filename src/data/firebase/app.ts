import { type FirebaseApp, initializeApp } from 'firebase/app';
import { env } from '#lib/env.ts';

let app: FirebaseApp | null = null;

/** Returns the one Firebase app of the page. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(env.firebase);
  return app;
}
