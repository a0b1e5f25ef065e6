/** A server of its own for a test file, whose log can be read. */
import { createBackend } from '../../../emulators/firestore/backend.ts';
import type { Backend } from '../../../emulators/firestore/contract.ts';
import { startFirestore } from '../../../emulators/firestore/server.ts';
import type { FirestoreServer, FirestoreServerOptions } from '../../../emulators/firestore/server.ts';

const EVERYTHING_ALLOWED = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents/{path=**} { allow read, write; } }`;

export type LoggedServer = {
  readonly port: number;
  readonly backend: Backend;
  readonly server: FirestoreServer;
  readonly log: readonly string[];
  readonly stop: () => Promise<void>;
};

/** Everybody may do everything unless `rules` forbid it. */
export async function startLoggedServer(
  options: Pick<FirestoreServerOptions, 'channelTimings' | 'patience'> = {},
  rules: string = EVERYTHING_ALLOWED,
  port = 0,
): Promise<LoggedServer> {
  const log: string[] = [];
  const backend = createBackend({
    dataFolder: null,
    rules: { fileName: 'firestore.rules', source: rules },
    log: (line) => log.push(line),
  });
  const server = await startFirestore({ port, backend, log: (line) => log.push(line), ...options });
  const stop = async (): Promise<void> => {
    await server.close();
    await backend.close();
  };
  return { port: server.port, backend, server, log, stop };
}
