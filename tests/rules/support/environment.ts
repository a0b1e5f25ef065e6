import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore';

/** Opens a test project of its own with the product's rules; every test file has one. */
export async function openRules(project: string): Promise<RulesTestEnvironment> {
  setLogLevel('silent');
  const [host = '127.0.0.1', port = '8080'] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080').split(':');
  return initializeTestEnvironment({
    projectId: project,
    firestore: { host, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
  });
}

/** Writes documents as the administrator, past the rules. */
export async function place(
  environment: RulesTestEnvironment,
  documents: readonly { readonly path: string; readonly data: object }[],
): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    for (let start = 0; start < documents.length; start += 400) {
      const batch = writeBatch(firestore);
      for (const { path, data } of documents.slice(start, start + 400)) batch.set(doc(firestore, path), data);
      await batch.commit();
    }
  });
}

/** The database as this person sees it; null is a signed-out visitor. */
export function as(environment: RulesTestEnvironment, userId: string | null): Firestore {
  const context = userId === null ? environment.unauthenticatedContext() : environment.authenticatedContext(userId);
  return context.firestore() as unknown as Firestore;
}

/** Whether the server allowed the operation; any failure but a refusal is a fault of the test. */
export async function isAllowed(operation: () => Promise<unknown>): Promise<boolean> {
  try {
    await operation();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return false;
    throw error;
  }
}
