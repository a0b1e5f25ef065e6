/** Runs the shared list with two clients of firebase-admin. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import type { Behaviour, Stage } from '../behaviour.ts';
import { runBehaviours } from '../run.ts';
import type { Findings } from '../run.ts';
import { watched } from '../watched.ts';
import { adminZoo } from './zoo.ts';

export type AdminClient = { readonly db: Firestore; readonly close: () => Promise<void> };

/** The server is found by FIRESTORE_EMULATOR_HOST. */
export function openAdmin(project: string, name: string): AdminClient {
  const app = initializeApp({ projectId: project }, name);
  const db = getFirestore(app);
  return {
    db,
    close: async () => {
      await db.terminate();
      await deleteApp(app);
    },
  };
}

export function runSharedByAdmin(
  [first, second]: readonly [Firestore, Firestore],
  list: readonly Behaviour[],
  atOnce: number,
): Promise<Findings> {
  return runBehaviours<Stage>({
    list,
    atOnce,
    stage: (corner) => {
      const { zoo, other, stopAll } = watched([adminZoo(first, corner), adminZoo(second, corner)]);
      return { stage: { zoo, other }, leave: async () => stopAll() };
    },
  });
}
