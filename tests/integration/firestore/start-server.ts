/** Starts a Firestore server of its own for a test file, in memory and on a free port unless the test says otherwise. */
import { createBackend } from '../../../emulators/firestore/backend.ts';
import type { Backend, BackendOptions } from '../../../emulators/firestore/contract.ts';
import { startFirestore } from '../../../emulators/firestore/server.ts';
import type { FirestoreServer, FirestoreServerOptions } from '../../../emulators/firestore/server.ts';

export type TestServer = {
  readonly port: number;
  readonly backend: Backend;
  readonly server: FirestoreServer;
  readonly stop: () => Promise<void>;
};

/** Everybody may do everything unless `rules` forbid it. */
export async function startTestServer(
  rules: string | null = null,
  {
    dataFolder = null,
    now,
    ...options
  }: Pick<FirestoreServerOptions, 'channelTimings'> & Partial<Pick<BackendOptions, 'dataFolder' | 'now'>> = {},
  port = 0,
): Promise<TestServer> {
  const backend = createBackend({
    dataFolder,
    ...(now && { now }),
    rules: rules === null ? null : { fileName: 'firestore.rules', source: rules },
  });
  const server = await startFirestore({ host: '127.0.0.1', port, backend, ...options });
  return {
    port: server.port,
    backend,
    server,
    stop: async () => {
      await server.close();
      await backend.close();
    },
  };
}
