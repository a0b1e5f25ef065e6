/** Starts a Storage of its own for a test file, with a Firestore for its rules to look at. */
import { createBackend } from '../../../emulators/firestore/backend.ts';
import type { Backend } from '../../../emulators/firestore/contract.ts';
import { documentsForRules } from '../../../emulators/firestore/access/documents-for-rules.ts';
import {
  startStorage,
  type StorageEvent,
  type StorageServer,
  type StorageServerOptions,
} from '../../../emulators/storage/server.ts';

export const PROJECT = 'demo-files';
export const BUCKET = 'demo-files.appspot.com';

export type TestStorage = {
  readonly server: StorageServer;
  readonly backend: Backend;
  readonly port: number;
  readonly address: string;
  /** every event for functions since the start or the last `forget` */
  readonly events: StorageEvent[];
  readonly log: string[];
  /** the addresses for firebase-admin in this process */
  readonly stop: () => Promise<void>;
};

/** Returns rules around the text below `match /b/{bucket}/o`. */
export function rulesWith(body: string): string {
  return `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`;
}

export const OPEN = rulesWith('match /{path=**} { allow read, write; }');

/** Everybody may do everything unless `rules` forbid it. */
export async function startTestStorage(
  rules = OPEN,
  options: Partial<Pick<StorageServerOptions, 'dataFolder' | 'largestBody' | 'now'>> = {},
): Promise<TestStorage> {
  const backend = createBackend({ dataFolder: null, rules: null });
  const log: string[] = [];
  const server = await startStorage({
    host: '127.0.0.1',
    port: 0,
    projectId: PROJECT,
    dataFolder: null,
    documents: (project) => documentsForRules(backend, project),
    log: (line) => log.push(line),
    ...options,
  });
  const issues = server.setRules([{ name: 'storage.rules', content: rules }]);
  if (issues.length > 0) throw new Error(`The rules of the test: ${JSON.stringify(issues)}`);
  const events: StorageEvent[] = [];
  server.onEvent((event) => void events.push(event));
  return {
    server,
    backend,
    port: server.port,
    address: `http://127.0.0.1:${server.port}`,
    events,
    log,
    stop: async () => {
      await server.close();
      await backend.close();
    },
  };
}
