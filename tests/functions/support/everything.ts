import { createHash } from 'node:crypto';
import { digestOf } from './database-digest.ts';
import { namesUnder } from './files.ts';
import { accounts, database } from './suite.ts';

/** Returns one line for all documents, accounts and files: equal lines mean that nothing has changed. */
export async function everything(): Promise<string> {
  const [documents, listed, names] = await Promise.all([digestOf(database), accounts.listUsers(1_000), namesUnder('')]);
  const known = listed.users.map((user) =>
    [user.uid, user.email, user.disabled, user.passwordHash, user.tokensValidAfterTime].join(' '),
  );
  const rest = createHash('sha256')
    .update(JSON.stringify([known, names]))
    .digest('hex');
  return `${documents}, ${known.length} accounts, ${names.length} files ${rest}`;
}

/** Returns every text that is stored in a document or as a name of one, of an account or of a file. */
export async function everyText(): Promise<Set<string>> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) {
        found.add(name);
        collect(part);
      }
  };
  const collections = await database.listCollections();
  for (const { docs } of await Promise.all(collections.map((collection) => collection.get())))
    for (const document of docs) collect([document.id, document.data()]);
  const below = await Promise.all(
    ['auditLog', 'private', 'zones', 'animalRegister', 'importMappings', 'sessionWords', 'confirmations', 'logs'].map(
      (name) => database.collectionGroup(name).get(),
    ),
  );
  for (const { docs } of below) for (const document of docs) collect([document.id, document.data()]);
  const { users } = await accounts.listUsers(1_000);
  collect(users.map(({ displayName, email }) => [displayName ?? '', email ?? '']));
  collect(await namesUnder(''));
  return found;
}
