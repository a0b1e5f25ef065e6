import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';

/** Collections below documents; those at the top are listed by the database. */
const BELOW = [
  'auditLog',
  'private',
  'logs',
  'readReceipts',
  'zones',
  'animalRegister',
  'importMappings',
  'sessionWords',
];

/** Collections that a refusal writes: it counts a failed sign-in. */
const COUNTERS = ['signInAttempts'];

/** Returns one line for all stored data but counters: equal lines mean equal databases. */
export async function digestOf(database: Firestore): Promise<string> {
  const top = (await database.listCollections()).filter(({ id }) => !COUNTERS.includes(id));
  const found = await Promise.all([
    ...top.map((collection) => collection.get()),
    ...BELOW.map((name) => database.collectionGroup(name).get()),
  ]);
  const lines = found
    .flatMap(({ docs }) => docs)
    // A picture that is stored and deleted again takes room and gives it back.
    .filter(({ ref }) => !ref.path.endsWith('/private/storage'))
    .map((document) => `${document.ref.path} ${document.updateTime.valueOf()}`)
    .toSorted((one, other) => one.localeCompare(other));
  return `${lines.length} documents ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
}
