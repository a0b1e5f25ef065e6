/** The local Firestore in this process, in memory on a free port, with 10,000 tasks. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { createBackend } from '../../emulators/firestore/backend.ts';
import type { Backend } from '../../emulators/firestore/contract.ts';
import { startFirestore } from '../../emulators/firestore/server.ts';
import { HOST } from '../../emulators/suite/ports.ts';
import { aTask } from '../../tests/support/builders/task.ts';
import { establishmentDocuments } from '../seed/establishments.ts';
import { peopleDocuments } from '../seed/people.ts';
import type { SeedDocument } from '../seed/seed-document.ts';
import { toDocument } from '../seed/tasks.ts';
import { writeDocuments } from '../seed/write-documents.ts';

const PROJECT = 'demo-bench';
export const DATABASE = `projects/${PROJECT}/databases/(default)`;
/** The establishment of every task, and a keeper of it. */
export const ZOO = 'zoo-fullcare';
export const KEEPER = 'fullcare-keeper';
export const TASKS = 10_000;
const START = Date.parse('2025-01-15T07:00:00Z');
/** Coprime to their number, so that every task has a due time of its own. */
const STRIDE = 7_919;

export type MeasuredDatabase = {
  readonly backend: Backend;
  readonly port: number;
  /** firebase-admin over gRPC */
  readonly admin: Firestore;
  close(): Promise<void>;
};

/** Starts it with the rules of the project, which apply to everyone but the administrator. */
export async function openMeasuredDatabase(root: string): Promise<MeasuredDatabase> {
  const rules = { fileName: 'firestore.rules', source: await readFile(join(root, 'firestore.rules'), 'utf8') };
  const backend = createBackend({ dataFolder: null, rules });
  const server = await startFirestore({ host: HOST, port: 0, backend });
  const app = joinedApp(server.port);
  const tasks = Array.from({ length: TASKS }, (_, number) => taskDocument(number));
  await writeDocuments(app, [...establishmentDocuments(), ...peopleDocuments(), ...tasks]);
  return {
    backend,
    port: server.port,
    admin: getFirestore(app),
    async close() {
      await deleteApp(app);
      await server.close();
      await backend.close();
    },
  };
}

/** Returns one of the task documents: a quarter is open, and all due times differ. */
export function taskDocument(number: number): SeedDocument {
  return toDocument(
    aTask({
      taskId: taskId(number),
      zooId: ZOO,
      status: number % 4 === 0 ? 'OPEN' : 'DONE',
      dueAtUnix: START + ((number * STRIDE) % TASKS) * 60_000,
    }),
  );
}

/** Returns the id of one of the tasks, for any number. */
export function taskId(number: number): string {
  return `bench-${number % TASKS}`;
}

function joinedApp(port: number): App {
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${port}`;
  // Otherwise firebase-admin looks for Google's own machines.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return initializeApp({ projectId: PROJECT }, 'bench');
}
