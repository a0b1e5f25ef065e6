import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from './security/support/samples.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedUser, storedZoo } from './support/stored-documents.ts';

const PATH = 'information/pont';
const confirmationOf = (userId: string) => `${PATH}/confirmations/${userId}`;
const information = (recipients: Record<string, unknown>) => ({
  ...sampleOf('information/{informationId}', { zooId: 'zoo-1', id: 'pont', by: 'author' }),
  recipients: { everyone: false, sectorIds: ['s1'], roles: [], userIds: [], ...recipients },
  audience: ['keeper', 'other'],
});
const ALL = ['admin', 'lead', 'otherLead', 'author', 'keeper', 'other', 'teacher', 'small', 'stranger', 'strangeLead'];

describe('an information', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-information');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-2'),
      storedZoo('zoo-small', { zooTiers: 'discovery' }),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('lead', 'zoo-1'),
      storedUser('otherLead', 'zoo-1'),
      storedUser('author', 'zoo-1'),
      storedUser('keeper', 'zoo-1'),
      storedUser('other', 'zoo-1'),
      storedUser('teacher', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('small', 'zoo-small'),
      storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
      storedUser('strangeLead', 'zoo-2'),
      storedSector('s1', 'zoo-1', { managementUserIds: ['lead'] }),
      storedSector('s2', 'zoo-1', { managementUserIds: ['otherLead'] }),
      storedSector('s3', 'zoo-2', { managementUserIds: ['strangeLead'] }),
      { path: PATH, data: information({}) },
      {
        path: confirmationOf('keeper'),
        data: { informationId: 'pont', zooId: 'zoo-1', userId: 'keeper', confirmedAtUnix: 1 },
      },
    ]);
  });
  afterAll(() => environment.cleanup());

  const allowedOf = async (go: (userId: string) => Promise<unknown>) => {
    const answers = await Promise.all(ALL.map((userId) => isAllowed(() => go(userId))));
    return ALL.filter((_userId, at) => answers[at]);
  };
  const seen = (userId: string) => seenBy(environment, userId);
  const listed = (userId: string, ...asked: QueryConstraint[]) =>
    getDocs(query(collection(seen(userId), 'information'), where('zooId', '==', 'zoo-1'), ...asked));
  const IN_PARK = ['admin', 'lead', 'otherLead', 'author', 'keeper', 'other'];

  it('is read by its recipients, its author, admins and the management of its sectors, and by nobody else', async () => {
    expect(await allowedOf((userId) => getDoc(doc(seen(userId), PATH)))).toEqual([
      'admin',
      'lead',
      'author',
      'keeper',
      'other',
    ]);
  });

  it('is found by the list of all for admins alone', async () => {
    const all = (userId: string) => listed(userId, orderBy('displayUntil', 'desc'), limit(200));
    expect(await allowedOf(all)).toEqual(['admin']);
  });

  it('is found by its author', async () => {
    const written = (userId: string) =>
      listed(userId, where('authorId', '==', userId), orderBy('displayUntil', 'desc'));
    expect(await allowedOf(written)).toEqual(IN_PARK);
    expect((await written('author')).docs.map(({ id }) => id)).toContain('pont');
  });

  it('of a colleague is found by no query for their notices', async () => {
    const of = (...asked: Parameters<typeof listed>) => isAllowed(() => listed(...asked));
    expect(await of('otherLead', where('authorId', '==', 'author'))).toBe(false);
    expect(await of('otherLead', where('audience', 'array-contains', 'keeper'))).toBe(false);
    expect(await of('otherLead', where('audience', 'array-contains-any', ['everyone', 'otherLead', 'keeper']))).toBe(
      false,
    );
    expect(await of('otherLead', where('recipients.sectorIds', 'array-contains', 's1'))).toBe(false);
    const wholly = [where('authorId', '==', 'author'), where('audience', '==', ['keeper', 'other'])];
    expect(await of('otherLead', ...wholly)).toBe(false);
    expect(await of('admin', ...wholly)).toBe(true);
  });

  it('is found by the query of the dashboard', async () => {
    const asked = (userId: string) =>
      listed(
        userId,
        where('audience', 'array-contains-any', ['everyone', userId]),
        where('displayUntil', '>', Timestamp.now()),
      );
    expect(await allowedOf(asked)).toEqual(IN_PARK);
    expect((await asked('keeper')).size).toBe(1);
    expect((await asked('author')).size).toBe(0);
  });

  it('without an audience, from an older document, is found by nobody’s dashboard', async () => {
    const { audience: _audience, ...older } = information({});
    await place(environment, [{ path: 'information/older', data: older }]);
    const found = await listed(
      'author',
      where('audience', 'array-contains-any', ['everyone', 'author']),
      where('displayUntil', '>', Timestamp.now()),
    );
    expect(found.size).toBe(0);
  });

  it('is written by the server alone, and so are its confirmations', async () => {
    expect(await allowedOf((userId) => updateDoc(doc(seen(userId), PATH), { title: 'x' }))).toEqual([]);
    expect(await allowedOf((userId) => deleteDoc(doc(seen(userId), PATH)))).toEqual([]);
    expect(await allowedOf((userId) => setDoc(doc(seen(userId), `information/${userId}`), information({})))).toEqual(
      [],
    );
    expect(
      await allowedOf((userId) =>
        setDoc(doc(seen(userId), confirmationOf(userId)), {
          ...{ informationId: 'pont', zooId: 'zoo-1', userId, confirmedAtUnix: Date.now() },
        }),
      ),
    ).toEqual([]);
    expect(await allowedOf((userId) => deleteDoc(doc(seen(userId), confirmationOf('keeper'))))).toEqual([]);
  });

  it('shows its readers to admins, to the management of its sectors, and to each person their own confirmation', async () => {
    expect(await allowedOf((userId) => getDoc(doc(seen(userId), confirmationOf('keeper'))))).toEqual([
      'admin',
      'lead',
      'keeper',
    ]);
    expect(await allowedOf((userId) => getDocs(collection(seen(userId), `${PATH}/confirmations`)))).toEqual([
      'admin',
      'lead',
    ]);
  });

  it('shows each person that they have no confirmation yet', async () => {
    expect(await allowedOf((userId) => getDoc(doc(seen(userId), confirmationOf(userId))))).toEqual(IN_PARK);
    expect(await allowedOf((userId) => getDoc(doc(seen(userId), `information/gone/confirmations/${userId}`)))).toEqual(
      [],
    );
  });

  it('that goes to a sector of another establishment, or to none, shows its readers to admins alone', async () => {
    const readers = () => allowedOf((userId) => getDocs(collection(seen(userId), `${PATH}/confirmations`)));
    await place(environment, [{ path: PATH, data: information({ sectorIds: ['s3'] }) }]);
    expect(await readers()).toEqual(['admin']);
    await place(environment, [{ path: PATH, data: information({ everyone: true, sectorIds: [] }) }]);
    expect(await readers()).toEqual(['admin']);
  });

  it('for everybody is read by everybody who reads the park, and by nobody else', async () => {
    await place(environment, [{ path: 'information/all', data: { ...information({}), audience: ['everyone'] } }]);
    expect(await allowedOf((userId) => getDoc(doc(seen(userId), 'information/all')))).toEqual(IN_PARK);
  });
});
