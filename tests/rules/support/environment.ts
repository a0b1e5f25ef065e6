import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore';

/** Opens a test project of its own with the product's rules; every test file has one. */
export async function openRules(project: string): Promise<RulesTestEnvironment> {
  setLogLevel('silent');
  const [host = '127.0.0.1', port = '8080'] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080').split(':');
  return initializeTestEnvironment({
    projectId: project,
    firestore: { host, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
  });
}

/** To start a client costs more than all queries of a test. */
const people = new WeakMap<RulesTestEnvironment, Map<string | null, Firestore>>();
const administrators = new WeakMap<RulesTestEnvironment, Promise<Firestore>>();

/** The database past the rules. */
function administrator(environment: RulesTestEnvironment): Promise<Firestore> {
  const known = administrators.get(environment);
  if (known) return known;
  const opened = new Promise<Firestore>((resolve, reject) => {
    // it ends with its callback, so this one never does; the project's cleanup closes it
    environment
      .withSecurityRulesDisabled((context) => {
        resolve(context.firestore() as unknown as Firestore);
        return new Promise(() => undefined);
      })
      .catch(reject);
  });
  administrators.set(environment, opened);
  return opened;
}

/** Writes documents as the administrator, past the rules. */
export async function place(
  environment: RulesTestEnvironment,
  documents: readonly { readonly path: string; readonly data: object }[],
): Promise<void> {
  const firestore = await administrator(environment);
  for (let start = 0; start < documents.length; start += 400) {
    const batch = writeBatch(firestore);
    for (const { path, data } of documents.slice(start, start + 400)) batch.set(doc(firestore, path), data);
    await batch.commit();
  }
}

/** Returns the document stored at a path, read as the administrator. */
export async function stored(environment: RulesTestEnvironment, path: string): Promise<unknown> {
  return (await getDoc(doc(await administrator(environment), path))).data();
}

/**
 * Returns the database on a new device of this person, with the claims of their token; null is a signed-out visitor.
 */
export function as(environment: RulesTestEnvironment, userId: string | null, claims = {}): Firestore {
  const context =
    userId === null ? environment.unauthenticatedContext() : environment.authenticatedContext(userId, claims);
  return context.firestore() as unknown as Firestore;
}

/** Returns the database as this person sees it, always on the same device, which is much quicker than a new one. */
export function seenBy(environment: RulesTestEnvironment, userId: string | null): Firestore {
  const known = people.get(environment) ?? new Map<string | null, Firestore>();
  people.set(environment, known);
  const open = known.get(userId) ?? as(environment, userId);
  known.set(userId, open);
  return open;
}

/** Returns whether the server allowed the operation; any failure but a refusal is a fault of the test. */
export async function isAllowed(operation: () => Promise<unknown>): Promise<boolean> {
  try {
    await operation();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return false;
    throw error;
  }
}
