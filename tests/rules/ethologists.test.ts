import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const OURS = 'zoo-ours';
const THEIRS = 'zoo-theirs';
const PROVIDERS = 'zoo-provider';
const STAFF = { akongoStaff: true, akongoRank: 'other' } as const;

describe('the ethologists whom an establishment names', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-ethologists');
  });
  beforeEach(async () => {
    await environment.clearFirestore();
    await place(environment, [
      storedZoo(OURS, { referentEthologistIds: ['referent'], supportEthologistIds: ['support'] }),
      storedZoo(THEIRS, { referentEthologistIds: ['their-referent'] }),
      storedZoo(PROVIDERS, { isProvider: true }),
      { path: 'zoo/older', data: { zooId: 'older', zooName: 'Vieux parc', staffAccess: [], type: 'zoo' } },
      ...['referent', 'support', 'their-referent', 'unnamed'].map((id) => storedUser(id, PROVIDERS, STAFF)),
      storedUser('not-marked', PROVIDERS, { userRight: 'superAdmin' }),
      storedUser('keeper', OURS),
      storedUser('pedago', OURS, { userRight: 'pedagoadmin' }),
      storedUser('admin', OURS, { userRight: 'superAdmin' }),
      storedUser('pending', OURS, { userStatus: 'pending', eula: 0 }),
      storedUser('disabled', OURS, { isDisabled: true }),
      storedUser('unaccepted', OURS, { eula: 3 }),
      storedUser('their-keeper', THEIRS),
      storedUser('their-vet', THEIRS),
      storedUser('older-keeper', 'older'),
    ]);
  });
  afterAll(() => environment.cleanup());

  const mayRead = (reader: string | null, userId: string) =>
    isAllowed(() => getDoc(doc(seenBy(environment, reader), `users/${userId}`)));
  const name = (fields: Record<string, string[]>, by = 'admin', zooId = OURS) =>
    isAllowed(() => updateDoc(doc(seenBy(environment, by), `zoo/${zooId}`), fields));

  it.each(['keeper', 'pedago', 'admin'])('are read by its %s, one by one', async (reader) => {
    expect([await mayRead(reader, 'referent'), await mayRead(reader, 'support')]).toEqual([true, true]);
  });

  it('are not listed with the people of the provider, by any query', async () => {
    const people = collection(seenBy(environment, 'admin'), 'users');
    for (const asked of [
      query(people, where('zooId', '==', PROVIDERS)),
      query(people, where('userId', '==', 'referent')),
      query(people, where('userId', 'in', ['referent', 'support'])),
      query(people, where('akongoStaff', '==', true)),
    ])
      expect(await isAllowed(() => getDocs(asked))).toBe(false);
  });

  it('are read by nobody whose account is not in use, nor by another establishment', async () => {
    for (const reader of [null, 'unheard-of', 'pending', 'disabled', 'unaccepted', 'their-keeper', 'older-keeper'])
      expect([reader, await mayRead(reader, 'referent')]).toEqual([reader, false]);
  });

  it('are not those of another establishment, nor the other people of the provider', async () => {
    for (const userId of ['their-referent', 'unnamed', 'not-marked', 'their-vet'])
      expect([userId, await mayRead('admin', userId)]).toEqual([userId, false]);
  });

  it.each(['referentEthologistIds', 'supportEthologistIds'])(
    'are no longer read when they are removed from %s',
    async (list) => {
      const userId = list === 'referentEthologistIds' ? 'referent' : 'support';
      expect(await name({ [list]: [] })).toBe(true);
      expect([await mayRead('keeper', userId), await mayRead('admin', userId)]).toEqual([false, false]);
    },
  );

  it('are no longer read when the provider removes the mark of its staff', async () => {
    await place(environment, [storedUser('referent', PROVIDERS, { akongoStaff: false })]);
    expect(await mayRead('keeper', 'referent')).toBe(false);
  });

  it('open no account of another establishment to an admin who writes its id among them', async () => {
    for (const list of ['referentEthologistIds', 'supportEthologistIds']) {
      await name({ [list]: ['their-vet', 'not-marked', 'referent', 'keeper'] });
      for (const userId of ['their-vet', 'not-marked'])
        for (const reader of ['admin', 'keeper'])
          expect([list, userId, await mayRead(reader, userId)]).toEqual([list, userId, false]);
      expect(await mayRead('admin', 'referent')).toBe(true);
    }
  });

  it('cannot be faked by writing the mark of the provider’s staff into an account', async () => {
    await name({ referentEthologistIds: ['their-vet'] });
    const account = (by: string) => doc(seenBy(environment, by), 'users/their-vet');
    for (const by of ['admin', 'their-vet'])
      expect(await isAllowed(() => updateDoc(account(by), { akongoStaff: true }))).toBe(false);
    const copy = storedUser('their-vet', OURS, STAFF).data;
    expect(await isAllowed(() => setDoc(account('admin'), copy))).toBe(false);
    expect(await mayRead('admin', 'their-vet')).toBe(false);
  });
});
