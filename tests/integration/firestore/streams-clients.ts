/** Client SDKs in this process, each an app of its own. */
import * as firebaseApp from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';

setLogLevel('silent');

/** Internals that the SDK's packages use of each other. */
const { _addOrOverwriteComponent: addComponent } = firebaseApp as unknown as {
  _addOrOverwriteComponent: (app: firebaseApp.FirebaseApp, component: object) => void;
};

export type Clients = {
  /** signed in with a mock token when a user is named, or with tokens from `token`, asked for as the SDK needs them */
  readonly open: (as?: { readonly user?: string; readonly token?: (refresh: boolean) => string }) => Firestore;
  readonly close: () => Promise<void>;
};

let opened = 0;

/** All of one test file's clients, for one server. */
export function clientsOf(project: string, port: () => number): Clients {
  const apps: firebaseApp.FirebaseApp[] = [];
  return {
    open: ({ user, token } = {}) => {
      opened += 1;
      const app = firebaseApp.initializeApp({ projectId: project, apiKey: 'none' }, `${project}-${opened}`);
      apps.push(app);
      if (token !== undefined) signIn(app, token);
      const db = getFirestore(app);
      connectFirestoreEmulator(db, '127.0.0.1', port(), user === undefined ? {} : { mockUserToken: { sub: user } });
      return db;
    },
    close: async () => {
      await Promise.all(apps.map((app) => firebaseApp.deleteApp(app)));
    },
  };
}

/** An unsigned token as the Authentication emulator makes them. */
export function unsignedToken(uid: string, seconds: number): string {
  const iat = Math.floor(Date.now() / 1000) - 1;
  const claims = { sub: uid, user_id: uid, iat, exp: Date.now() / 1000 + seconds };
  return (
    [{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') + '.'
  );
}

/** Puts a source of tokens in the place of Authentication. */
function signIn(app: firebaseApp.FirebaseApp, token: (refresh: boolean) => string): void {
  const auth = {
    getUid: () => 'ada',
    getToken: (refresh: boolean) => Promise.resolve({ accessToken: token(refresh) }),
    // The SDK waits for the first callback after it has asked.
    addAuthTokenListener: (listener: (token: string) => void) => queueMicrotask(() => listener(token(false))),
    removeAuthTokenListener: () => undefined,
  };
  const component = {
    name: 'auth-internal',
    type: 'PRIVATE',
    instanceFactory: () => auth,
    multipleInstances: false,
    serviceProps: {},
    instantiationMode: 'EAGER',
    onInstanceCreated: null,
  };
  addComponent(app, component);
}
