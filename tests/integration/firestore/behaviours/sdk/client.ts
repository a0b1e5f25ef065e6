/** Opens clients of the client SDK, in Node and in a page. */
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';

export type ClientKind = {
  readonly cache: 'memory' | 'persistent';
  readonly channel: 'default' | 'long-polling';
};

export type Address = {
  readonly project: string;
  /** one server behind several ports: a browser opens six connections to each, and every client keeps two */
  readonly ports: readonly number[];
};

export type SdkClient = {
  readonly name: string;
  readonly db: Firestore;
  readonly close: () => Promise<void>;
};

/** Opens clients one after the other on one port after the other. */
export class SdkClients {
  private readonly address: Address;
  private opened = 0;

  constructor(address: Address) {
    this.address = address;
  }

  /** The same name finds the same persistent cache again. */
  open(kind: ClientKind, name = `client-${this.opened}`): SdkClient {
    const { project, ports } = this.address;
    const port = ports[this.opened % ports.length] ?? 0;
    this.opened += 1;
    const app: FirebaseApp = initializeApp({ projectId: project, apiKey: 'none' }, name);
    const db = initializeFirestore(app, {
      localCache:
        kind.cache === 'memory'
          ? memoryLocalCache()
          : persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
      ...(kind.channel === 'long-polling' ? { experimentalForceLongPolling: true } : {}),
    });
    connectFirestoreEmulator(db, '127.0.0.1', port);
    let closing: Promise<void> | null = null;
    return { name, db, close: () => (closing ??= deleteApp(app)) };
  }
}
