import { vi } from 'vitest';
import { accounts, database, signIn } from './suite.ts';

/** Returns the records of an account or an invitation, oldest first, without those of signing in. */
export async function recordsOf(zooId: string, subjectId: string): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection(`zoo/${zooId}/auditLog`).where('subjectId', '==', subjectId).get();
  return docs
    .map((document) => document.data())
    .filter(({ action }) => !String(action).startsWith('user.sign'))
    .toSorted((a, b) => a['atUnix'] - b['atUnix']);
}

/** Returns the recorded actions on an account or an invitation, oldest first. */
export async function actionsOn(zooId: string, subjectId: string): Promise<unknown[]> {
  return (await recordsOf(zooId, subjectId)).map(({ action }) => action);
}

/** Returns a stored document. */
export async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await database.doc(path).get()).data();
}

/** Returns whether somebody can sign in with this address and password. */
export async function canSignIn(email: string, password: string): Promise<boolean> {
  return (await signInRefusal(email, password)) === null;
}

/** Returns the code with which a sign-in is refused, or null; 'auth/wrong-credentials' for a wrong password alone. */
export async function signInRefusal(email: string, password: string): Promise<string | null> {
  try {
    await (await signIn(email, password)).close();
    return null;
  } catch (refusal) {
    return refusal instanceof Error ? refusal.message : String(refusal);
  }
}

/** Waits for the next full second and returns it: sessions are dated and ended by the second. */
export async function nextSecond(): Promise<number> {
  const second = Math.floor(Date.now() / 1000) * 1000 + 1000;
  await vi.waitUntil(() => Date.now() >= second, { interval: 20, timeout: 5000 });
  return second;
}

/** Returns whether an account's sessions were ended at this instant, a full second, or later. */
export async function sessionsEndedSince(userId: string, second: number): Promise<boolean> {
  const { tokensValidAfterTime } = await accounts.getUser(userId);
  return tokensValidAfterTime !== undefined && Date.parse(tokensValidAfterTime) >= second;
}

/** Returns every document of the database as one text, the audit log of an establishment included. */
export async function everythingStored(zooId: string, without: readonly string[] = []): Promise<string> {
  const top = (await database.listCollections()).filter(({ id }) => !without.includes(id));
  const collections = [...top, database.collection(`zoo/${zooId}/auditLog`)];
  const documents = await Promise.all(collections.map(async (collection) => (await collection.get()).docs));
  return JSON.stringify(documents.flat().map((document) => document.data()));
}
