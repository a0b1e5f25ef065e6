/** No list of automations may need an index that firestore.indexes.json lacks. */
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getDocs, getFirestore, type Query } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { createBackend } from '../../emulators/firestore/backend.ts';
import { NO_DEFINITIONS } from '../../emulators/firestore/indexes/definitions.ts';
import { readDefinitions } from '../../emulators/firestore/indexes/read-definitions.ts';
import { startFirestore } from '../../emulators/firestore/server.ts';
import { automationsQuery, historyQuery, oneAutomationQuery } from '../../src/data/automations/automation-queries.ts';

test('every question about automations has its index', async () => {
  const definitions = await readDefinitions(join(import.meta.dirname, '../../firestore.indexes.json'));
  const backend = createBackend({
    dataFolder: null,
    rules: null,
    indexes: { mode: 'error', definitions: definitions ?? NO_DEFINITIONS },
  });
  const server = await startFirestore({ host: '127.0.0.1', port: 0, backend });
  const app = initializeApp({ projectId: 'demo-indexes', apiKey: 'none' }, 'automation-indexes');
  const database = getFirestore(app);
  connectFirestoreEmulator(database, '127.0.0.1', server.port);
  const one = { zooId: 'zoo-1', templateId: 'template-1' };
  const questions: Query[] = [
    automationsQuery(database, { zooId: 'zoo-1', isArchived: false }),
    automationsQuery(database, { zooId: 'zoo-1', isArchived: true }),
    oneAutomationQuery(database, one),
    historyQuery(database, one),
  ];
  const missing: string[] = [];
  for (const question of questions) await getDocs(question).catch((error: Error) => missing.push(error.message));
  await deleteApp(app);
  await server.close();
  await backend.close();
  expect(missing).toEqual([]);
});
