import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, runTransaction, setDoc, updateDoc, writeBatch, type Firestore } from 'firebase/firestore';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy, stored } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const RAISES: Record<string, unknown> = {
  userRight: 'superAdmin',
  userZoo: { label: 'x', value: 'zoo-2' },
  zooId: 'zoo-2',
  akongoStaff: true,
  akongoRank: 'board',
  userStatus: 'pending',
  isDeleted: true,
  deletedBy: 'me',
  tempPassword: 'temp-12345',
  passwordChangedByAdmin: true,
  betaTester: true,
  sectors: ['savanna'],
  isDisabled: true,
  userMail: 'other@zoo.example',
  userId: 'other',
};
const ROLES = ['user', 'pedagoadmin', 'admin', 'superAdmin'] as const;

/** Every way a browser has to change one field of a document. */
const WAYS: Record<string, (database: Firestore, path: string, field: string, value: unknown) => Promise<unknown>> = {
  set: async (database, path, field, value) =>
    setDoc(doc(database, path), { ...storedUser(path.slice(6), 'zoo-1').data, [field]: value }),
  merge: (database, path, field, value) => setDoc(doc(database, path), { [field]: value }, { merge: true }),
  update: (database, path, field, value) => updateDoc(doc(database, path), { [field]: value }),
  'dotted path': (database, path, field, value) => updateDoc(doc(database, path), { [`${field}.deep`]: value }),
  batch: (database, path, field, value) =>
    writeBatch(database)
      .update(doc(database, path), { [field]: value })
      .commit(),
  transaction: (database, path, field, value) =>
    runTransaction(database, async (transaction) => {
      transaction.update(doc(database, path), { [field]: value, userFirstname: 'Eve' });
    }),
};

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
      ...ROLES.map((role) => storedUser(`a-${role}`, 'zoo-1', { userRight: role })),
      storedUser('other', 'zoo-1'),
      storedUser('visitor', 'zoo-demo', { userRight: 'admin' }),
      storedUser('pending', 'zoo-1', { userStatus: 'pending', eula: 0 }),
      storedUser('unaccepted', 'zoo-1', { eula: 3 }),
      storedUser('disabled', 'zoo-1', { isDisabled: true, eula: 3 }),
      storedUser('deleted', 'zoo-1', { isDeleted: true, eula: 3 }),
    ]);
  });
  afterAll(() => environment.cleanup());

  describe.each(ROLES)('as %s', (role) => {
    it.each(Object.keys(RAISES))('gains nothing by writing %s, its own or another’s, in any way', async (field) => {
      const database = seenBy(environment, `a-${role}`);
      // A super manager's own role written again changes nothing: for them another one is tried.
      const value = field === 'userRight' && role === 'superAdmin' ? 'owner' : RAISES[field];
      for (const path of [`users/a-${role}`, 'users/other']) {
        const before = await stored(environment, path);
        for (const [way, write] of Object.entries(WAYS))
          expect([way, await isAllowed(() => write(database, path, field, value))]).toEqual([way, false]);
        expect(await stored(environment, path)).toEqual(before);
      }
    });
  });

  it('takes a new name, language and picture', async () => {
    const own = doc(seenBy(environment, 'a-user'), 'users/a-user');
    expect(await isAllowed(() => updateDoc(own, { userFirstname: 'Éva', userLastname: 'Nyx', language: 'pt' }))).toBe(
      true,
    );
    expect(await isAllowed(() => updateDoc(own, { userProfilePicture: { url: 'https://x.example/a.jpg' } }))).toBe(
      true,
    );
  });

  it.each([
    ['a name of 101 characters', { userFirstname: 'x'.repeat(101) }],
    ['a name that is a number', { userLastname: 12 }],
    ['a language the product does not speak', { language: 'sv' }],
    ['a picture with too long an address', { userProfilePicture: { url: 'x'.repeat(2001) } }],
    ['a picture with more than its address', { userProfilePicture: { url: 'x', by: 'me' } }],
    ['terms of another version', { eula: 3 }],
    ['terms that do not exist yet', { eula: 5 }],
  ])('refuses %s', async (_what, change) => {
    expect(await isAllowed(() => updateDoc(doc(seenBy(environment, 'a-user'), 'users/a-user'), change))).toBe(false);
  });

  it('accepts a name of exactly 100 characters', async () => {
    const own = doc(seenBy(environment, 'a-user'), 'users/a-user');
    expect(await isAllowed(() => updateDoc(own, { userFirstname: 'x'.repeat(100) }))).toBe(true);
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
