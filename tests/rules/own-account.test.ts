import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

describe('a person’s own account', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-accounts');
  });
  beforeEach(async () => {
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-demo', { isDemo: true }),
      storedUser('a-user', 'zoo-1'),
      storedUser('a-superAdmin', 'zoo-1', { userRight: 'superAdmin' }),
      storedUser('other', 'zoo-1'),
      storedUser('visitor', 'zoo-demo', { userRight: 'admin' }),
      storedUser('pending', 'zoo-1', { userStatus: 'pending', eula: 0 }),
      storedUser('unaccepted', 'zoo-1', { eula: 3 }),
      storedUser('disabled', 'zoo-1', { isDisabled: true, eula: 3 }),
      storedUser('deleted', 'zoo-1', { isDeleted: true, eula: 3 }),
    ]);
  });
  afterAll(() => environment.cleanup());

  it('takes a new name and language', async () => {
    const own = doc(seenBy(environment, 'a-user'), 'users/a-user');
    expect(await isAllowed(() => updateDoc(own, { userFirstname: 'Éva', userLastname: 'Nyx', language: 'pt' }))).toBe(
      true,
    );
  });

  it.each([
    ['a name of 101 characters', { userFirstname: 'x'.repeat(101) }],
    ['a name that is a number', { userLastname: 12 }],
    ['a language the product does not speak', { language: 'sv' }],
    ['a picture that the server has not checked', { userProfilePicture: { url: 'https://x.example/a.jpg' } }],
    [
      'a name together with such a picture',
      { userFirstname: 'Éva', userProfilePicture: { url: 'https://x.example/a' } },
    ],
    ['an absence without a last day', { awayFromDay: '2026-12-01' }],
    ['an absence without a first day', { awayUntilDay: '2026-12-01' }],
    ['an absence that ends before it begins', { awayFromDay: '2026-12-02', awayUntilDay: '2026-12-01' }],
    ['an absence that is no day', { awayFromDay: '2026-12-01', awayUntilDay: '2026-12-01T10' }],
    ['an absence that is a number', { awayFromDay: 1, awayUntilDay: 2 }],
    ['terms of another version', { eula: 3 }],
    ['terms that do not exist yet', { eula: 5 }],
  ])('refuses %s', async (_what, change) => {
    expect(await isAllowed(() => updateDoc(doc(seenBy(environment, 'a-user'), 'users/a-user'), change))).toBe(false);
  });

  it('accepts a name of exactly 100 characters', async () => {
    const own = doc(seenBy(environment, 'a-user'), 'users/a-user');
    expect(await isAllowed(() => updateDoc(own, { userFirstname: 'x'.repeat(100) }))).toBe(true);
  });

  it.each([
    ['one day', { awayFromDay: '2026-12-01', awayUntilDay: '2026-12-01' }],
    ['several days', { awayFromDay: '2026-12-30', awayUntilDay: '2027-01-04' }],
  ])('accepts an absence of %s', async (_what, absence) => {
    expect(await isAllowed(() => updateDoc(doc(seenBy(environment, 'a-user'), 'users/a-user'), absence))).toBe(true);
  });

  it('accepts that an absence is taken back', async () => {
    const own = doc(seenBy(environment, 'a-user'), 'users/a-user');
    await updateDoc(own, { awayFromDay: '2026-12-01', awayUntilDay: '2026-12-01' });
    expect(await isAllowed(() => updateDoc(own, { awayFromDay: '', awayUntilDay: '2026-12-01' }))).toBe(false);
    expect(await isAllowed(() => updateDoc(own, { awayFromDay: '', awayUntilDay: '' }))).toBe(true);
  });

  it('accepts the terms in force for a person who has not yet', async () => {
    expect(
      await isAllowed(() => updateDoc(doc(seenBy(environment, 'unaccepted'), 'users/unaccepted'), { eula: 4 })),
    ).toBe(true);
  });

  it.each(['pending', 'disabled', 'deleted'])('accepts nothing from a %s person', async (userId) => {
    expect(await isAllowed(() => updateDoc(doc(seenBy(environment, userId), `users/${userId}`), { eula: 4 }))).toBe(
      false,
    );
  });

  it('is not changed in demonstration mode', async () => {
    expect(
      await isAllowed(() => updateDoc(doc(seenBy(environment, 'visitor'), 'users/visitor'), { userFirstname: 'X' })),
    ).toBe(false);
  });

  it('is neither created nor deleted by a browser', async () => {
    const database = seenBy(environment, 'a-superAdmin');
    expect(await isAllowed(() => setDoc(doc(database, 'users/new'), storedUser('new', 'zoo-1').data))).toBe(false);
    expect(
      await isAllowed(() => setDoc(doc(seenBy(environment, 'new'), 'users/new'), storedUser('new', 'zoo-1').data)),
    ).toBe(false);
    expect(await isAllowed(() => deleteDoc(doc(database, 'users/a-superAdmin')))).toBe(false);
  });
});
