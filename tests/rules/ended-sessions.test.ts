import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { getBytes, ref } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, isAllowed, place } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';
import { isAllowed as isFileAllowed, openFileRules, placeFiles } from './storage/files.ts';

/** The second in which the person's new password ended the sessions with the former one. */
const ENDED_AT = 1_700_000_000;
const FILE = 'zoo-1/logo/a.png';

describe('a session of a person whose older sessions were ended', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openFileRules('demo-ended-sessions');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedUser('me', 'zoo-1', { userRight: 'superAdmin', sessionsValidAfter: ENDED_AT }),
      storedUser('colleague', 'zoo-1'),
    ]);
    await placeFiles(environment, [FILE]);
  });
  afterAll(() => environment.cleanup());

  const claimsOf = (began: number) => ({ auth_time: began });
  const seen = (began: number) => as(environment, 'me', claimsOf(began));

  it.each([
    ['a second before the end', ENDED_AT - 1, false],
    ['in the second of the end', ENDED_AT, true],
    ['a second after the end', ENDED_AT + 1, true],
  ])('that began %s has the access it should', async (_when, began, expected) => {
    const files = environment.authenticatedContext('me', claimsOf(began)).storage();
    expect({
      colleague: await isAllowed(() => getDoc(doc(seen(began), 'users/colleague'))),
      establishment: await isAllowed(() => getDoc(doc(seen(began), 'zoo/zoo-1'))),
      ownName: await isAllowed(() => updateDoc(doc(seen(began), 'users/me'), { userFirstname: `Ana ${began}` })),
      file: await isFileAllowed(() => getBytes(ref(files, FILE))),
    }).toEqual({ colleague: expected, establishment: expected, ownName: expected, file: expected });
  });

  it('reads its own account still, so that the app can say why it ended', async () => {
    expect(await isAllowed(() => getDoc(doc(seen(ENDED_AT - 1), 'users/me')))).toBe(true);
  });

  it('cannot write itself valid again', async () => {
    const own = doc(seen(ENDED_AT - 1), 'users/me');
    expect(await isAllowed(() => updateDoc(own, { sessionsValidAfter: 0 }))).toBe(false);
    expect(await isAllowed(() => setDoc(own, { sessionsValidAfter: 0 }, { merge: true }))).toBe(false);
  });
});
