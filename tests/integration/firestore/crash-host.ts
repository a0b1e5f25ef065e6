/** A Firestore server with a data folder, in a process of its own, so that a test can kill it. Prints its port. */
import { createBackend } from '../../../emulators/firestore/backend.ts';
import { startFirestore } from '../../../emulators/firestore/server.ts';

const [dataFolder = '', compactAboveBytes = ''] = process.argv.slice(2);

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents/{document=**} { allow read, write; } }`;

const backend = createBackend({
  dataFolder,
  rules: { fileName: 'firestore.rules', source: RULES },
  compactAboveBytes: Number(compactAboveBytes),
  log: (line) => console.error(line),
});
const server = await startFirestore({ host: '127.0.0.1', port: 0, backend });
console.log(server.port);
