import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { ref, uploadString, type FirebaseStorage } from 'firebase/storage';
import type { StoredTier } from '../../../src/domain/access/tiers.ts';
import { place } from '../support/environment.ts';
import { storedUser, storedZoo } from '../support/stored-documents.ts';

function addressIn(variable: string, usual: string): { host: string; port: number } {
  const [host = '', port = ''] = (process.env[variable] ?? usual).split(':');
  return { host, port: Number(port) };
}

/** Opens a test project of its own with the product's rules for documents and files. */
export async function openFileRules(project: string): Promise<RulesTestEnvironment> {
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: project,
    firestore: {
      ...addressIn('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080'),
      rules: readFileSync('firestore.rules', 'utf8'),
    },
    storage: {
      ...addressIn('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199'),
      rules: readFileSync('storage.rules', 'utf8'),
    },
  });
}

/** The people who may read and add files of zoo-1, each under its own id. */
export const FILE_PEOPLE = ['user', 'admin', 'superAdmin', 'guest', 'staff'];
/** The people who reach no file of zoo-1; null is a signed-out visitor. */
export const REFUSED_PEOPLE = [
  ...[null, 'nobody', 'stranger', 'pedagoadmin', 'teacher-of-staff'],
  ...['pending', 'unaccepted', 'disabled', 'deleted'],
];

/** Stores zoo-1 of a tier, another establishment, one for demonstration, and the people of all lists above. */
export async function placeFilePeople(environment: RulesTestEnvironment, zooTiers: StoredTier): Promise<void> {
  await place(environment, [
    storedZoo('zoo-1', { zooTiers, staffAccess: ['guest'] }),
    storedZoo('zoo-2'),
    storedZoo('zoo-demo', { isDemo: true }),
    ...(['user', 'admin', 'superAdmin', 'pedagoadmin'] as const).map((userRight) =>
      storedUser(userRight, 'zoo-1', { userRight }),
    ),
    storedUser('guest', 'zoo-3'),
    storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
    storedUser('staff', 'zoo-2', { akongoStaff: true }),
    storedUser('teacher-of-staff', 'zoo-2', { akongoStaff: true, userRight: 'pedagoadmin' }),
    storedUser('visitor', 'zoo-demo', { userRight: 'admin' }),
    storedUser('pending', 'zoo-1', { userStatus: 'pending' }),
    storedUser('unaccepted', 'zoo-1', { eula: 3 }),
    storedUser('disabled', 'zoo-1', { isDisabled: true }),
    storedUser('deleted', 'zoo-1', { isDeleted: true }),
  ]);
}

/** Stores files as the administrator, past the rules. */
export async function placeFiles(environment: RulesTestEnvironment, paths: readonly string[]): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage();
    for (const path of paths) await uploadString(ref(storage, path), 'picture', 'raw', { contentType: 'image/png' });
  });
}

/** The files as this person sees them; null is a signed-out visitor. */
export function filesOf(environment: RulesTestEnvironment, userId: string | null): FirebaseStorage {
  const context = userId === null ? environment.unauthenticatedContext() : environment.authenticatedContext(userId);
  return context.storage();
}

/** Returns whether the server allowed the operation; any failure but a refusal is a fault of the test. */
export async function isAllowed(operation: () => Promise<unknown>): Promise<boolean> {
  try {
    await operation();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'storage/unauthorized') return false;
    throw error;
  }
}
