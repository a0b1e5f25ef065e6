/** The code inside a tab: a client whose cache all tabs of the browser share, driven through `window.tab`. */
import { initializeApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromCache,
  increment,
  initializeFirestore,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
  setDoc,
  setLogLevel,
  updateDoc,
  waitForPendingWrites,
  writeBatch,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import type { Edit } from './edits.ts';

setLogLevel('silent');

let opened: Firestore | null = null;
const seen: Record<string, unknown[]> = {};

function db(): Firestore {
  if (opened === null) throw new Error('The tab has no client yet.');
  return opened;
}

async function perform(edit: Edit): Promise<void> {
  const reference = doc(db(), edit.doc);
  const merge = (data: object): Promise<void> => setDoc(reference, data, { merge: true });
  const counted = { n: increment(1), ids: arrayUnion(edit.id) };
  switch (edit.kind) {
    case 'set':
      return setDoc(reference, { v: edit.id });
    case 'merge':
      return merge({ m: { [`k${edit.id % 3}`]: edit.id } });
    case 'update':
      return updateDoc(reference, { v: edit.id, 'm.x': edit.id });
    case 'union':
      return merge({ list: arrayUnion(edit.id % 5) });
    case 'without':
      return merge({ list: arrayRemove(edit.id % 5) });
    case 'count':
      return merge({ n: increment(edit.by) });
    case 'delete':
      return deleteDoc(reference);
    case 'shared':
      return merge(counted);
    case 'batch':
      return writeBatch(db())
        .set(reference, { v: edit.id })
        .set(doc(db(), edit.shared), counted, { merge: true })
        .commit();
  }
}

const tab = {
  open: async (project: string, port: number, online: boolean): Promise<void> => {
    const app = initializeApp({ projectId: project, apiKey: 'none' });
    opened = initializeFirestore(app, {
      localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
    });
    connectFirestoreEmulator(opened, '127.0.0.1', port);
    if (!online) await disableNetwork(opened);
  },
  /** Done when the edits are stored on this device, without waiting for the server's answer. */
  edit: async (edits: Edit[]): Promise<void> => {
    for (const edit of edits) perform(edit).catch(() => undefined);
    // The client works in sequence: this call comes behind the edits.
    await getDocFromCache(doc(db(), 'nothing/at-all')).catch(() => undefined);
  },
  network: (on: boolean): Promise<void> => (on ? enableNetwork(db()) : disableNetwork(db())),
  sent: (): Promise<void> => waitForPendingWrites(db()),
  watch: (path: string): void => {
    const list: unknown[] = (seen[path] = []);
    onSnapshot(doc(db(), path), (found) => list.push(found.data() ?? null));
  },
  seen: (path: string): unknown => seen[path]?.at(-1),
};

export type Tab = typeof tab;

(globalThis as unknown as { tab: Tab }).tab = tab;
