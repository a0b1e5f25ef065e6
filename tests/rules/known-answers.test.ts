import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import type { ObservationSession } from '../../src/domain/observation-sessions/session.ts';
import { anActiveCampaign } from '../support/builders/campaign.ts';
import { anObservationSession, aScanEntry, aSessionRecord } from '../support/builders/observation-session.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { withTwins } from './support/longest-values.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const VISITS = 'visits/{visitId}';
const RECORDS = 'visits/{visitId}/records/{deviceId}';
const AGREEMENT = { kappa: 0.5, percent: 80, items: 20, unanswered: 0, least: [] };
/** The people in the park who judge a training, and those who do not. */
const JUDGES = ['admin', 'referent', 'support', 'auditor', 'supervisor', 'admin-in-training'];
const OTHERS = ['ana', 'bo', 'cy', 'plain', 'other-auditor', 'stranger', 'gone'];

describe('the known answers of a training in the rules', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-known-answers');
    await environment.clearFirestore();
    const campaign = (campaignId: string, differences: object = {}) => ({
      path: `campaigns/${campaignId}`,
      data: withTwins('campaigns/{campaignId}', {
        ...anActiveCampaign({
          ...{ campaignId, type: 'training', observerIds: ['ana', 'bo', 'expert', 'admin-in-training'] },
          ...{ auditorIds: ['auditor', 'plain'], enclosureIds: ['enclosure-1', 'enclosure-2'], ...differences },
        }),
      }),
    });
    await place(environment, [
      storedZoo('zoo-1', { referentEthologistIds: ['referent'], supportEthologistIds: ['support'] }),
      storedZoo('zoo-2'),
      ...['ana', 'bo', 'cy', 'expert', 'plain', 'referent', 'support'].map((name) => storedUser(name, 'zoo-1')),
      ...['admin', 'admin-in-training'].map((name) => storedUser(name, 'zoo-1', { userRight: 'admin' })),
      ...['auditor', 'other-auditor'].map((name) => storedUser(name, 'zoo-1', { rightsRoles: ['auditor'] })),
      storedUser('supervisor', 'zoo-1', { userRight: 'pedagoadmin', rightsRoles: ['supervisor'] }),
      storedUser('stranger', 'zoo-2', { userRight: 'admin' }),
      storedUser('gone', 'zoo-1', { userRight: 'admin', isDisabled: true }),
      ...['enclosure-1', 'enclosure-2'].map((id) => ({ path: `enclosures/${id}`, data: { zooId: 'zoo-1' } })),
      campaign('campaign-1'),
      campaign('other'),
      campaign('welfare', { type: 'welfare' }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const headOf = (observerId: string, differences: Partial<ObservationSession> = {}) => {
    serial += 1;
    const now = Date.now();
    return withTwins(VISITS, {
      ...anObservationSession({
        ...{ visitId: documentId(`known ${serial}`), observerId, updatedBy: observerId },
        ...{ startedAtUnix: now, updatedAtUnix: now, ...differences },
      }),
    });
  };
  /** Stores a session with the record of one device, and returns its id. */
  const stored = async (observerId: string, differences: Partial<ObservationSession> = {}) => {
    const head = headOf(observerId, differences);
    const visitId = String(head['visitId']);
    const record = aSessionRecord({
      deviceId: 'device',
      visitId,
      observerId,
      entries: [aScanEntry({ entryId: 'one' })],
    });
    await place(environment, [
      { path: `visits/${visitId}`, data: head },
      { path: `visits/${visitId}/records/device`, data: withTwins(RECORDS, { ...record }) },
    ]);
    return visitId;
  };
  const knownAnswers = (differences: Partial<ObservationSession> = {}) =>
    stored('expert', { status: 'finished', isKnownAnswer: true, ...differences });
  const readsRecord = (by: string, visitId: string) =>
    isAllowed(() => getDoc(doc(seenBy(environment, by), `visits/${visitId}/records/device`)));
  const listsRecords = (by: string, visitId: string, observerId?: string) =>
    isAllowed(() =>
      getDocs(
        query(
          collection(seenBy(environment, by), `visits/${visitId}/records`),
          where('zooId', '==', 'zoo-1'),
          ...(observerId === undefined ? [] : [where('observerId', '==', observerId)]),
        ),
      ),
    );

  describe('the records of known answers', () => {
    it.each([...JUDGES, 'expert'])('are read by %s, one by one and in a list', async (by) => {
      const visitId = await knownAnswers();
      expect(await readsRecord(by, visitId)).toBe(true);
      expect(await listsRecords(by, visitId, by === 'expert' ? by : undefined)).toBe(true);
    });
    it.each(OTHERS)('are closed to %s, one by one and in a list', async (by) => {
      const visitId = await knownAnswers();
      expect(await readsRecord(by, visitId)).toBe(false);
      expect(await listsRecords(by, visitId)).toBe(false);
      expect(await listsRecords(by, visitId, 'expert')).toBe(false);
    });
    it('stay closed once they are invalidated, and are open in a session without them', async () => {
      expect(await readsRecord('ana', await knownAnswers({ invalidReason: 'Mauvais enclos' }))).toBe(false);
      expect(await readsRecord('ana', await stored('expert', { status: 'finished' }))).toBe(true);
    });
    it('leave their head open to the people of the park, who begin from it', async () => {
      const path = `visits/${await knownAnswers()}`;
      expect(await isAllowed(() => getDoc(doc(seenBy(environment, 'ana'), path)))).toBe(true);
    });
  });

  describe('the records of a session that repeats them', () => {
    it.each(['ana', ...JUDGES])('are read by %s', async (by) => {
      const visitId = await stored('ana', { secondOf: await knownAnswers() });
      expect(await readsRecord(by, visitId)).toBe(true);
      expect(await listsRecords(by, visitId, by === 'ana' ? by : undefined)).toBe(true);
    });
    it.each(OTHERS.filter((by) => by !== 'ana'))('are closed to %s, also where an auditor repeats them', async (by) => {
      const secondOf = await knownAnswers();
      expect(await readsRecord(by, await stored('ana', { secondOf }))).toBe(false);
      expect(await listsRecords(by, await stored('auditor', { secondOf }))).toBe(false);
    });
    it('are open where it repeats a session without them', async () => {
      const visitId = await stored('auditor', { secondOf: await stored('ana', { status: 'finished' }) });
      expect(await readsRecord('bo', visitId)).toBe(true);
    });
  });

  describe('are repeated', () => {
    const begins = async (by: string, secondOf: string, differences: Partial<ObservationSession> = {}) => {
      const head = headOf(by, { secondOf, ...differences });
      return isAllowed(() => setDoc(doc(seenBy(environment, by), `visits/${String(head['visitId'])}`), head));
    };
    it.each(['ana', 'bo', 'admin-in-training', 'auditor'])('by %s, who takes part in the training', async (by) => {
      expect(await begins(by, await knownAnswers())).toBe(true);
    });
    it.each(['expert', 'plain', 'cy', 'admin', 'supervisor', 'stranger', 'gone'])('not by %s', async (by) => {
      expect(await begins(by, await knownAnswers())).toBe(false);
    });
    it('not by a trainee where the session holds none, is of another campaign or is no training', async () => {
      expect(await begins('ana', await stored('expert', { status: 'finished' }))).toBe(false);
      expect(await begins('ana', await knownAnswers({ campaignId: 'other' }))).toBe(false);
      const inWelfare = await knownAnswers({ campaignId: 'welfare' });
      expect(await begins('ana', inWelfare, { campaignId: 'welfare' })).toBe(false);
    });
    it.each<[string, Partial<ObservationSession>]>([
      ['in another enclosure', { enclosureId: 'enclosure-2' }],
      ['by another method', { method: 'focal' }],
      ['afterwards, with a time of one’s choice', { isDeferred: true }],
      ['as known answers of one’s own', { isKnownAnswer: true }],
      ['with an agreement of one’s own', { knownAgreement: AGREEMENT }],
    ])('not %s', async (_what, differences) => {
      expect(await begins('ana', await knownAnswers(), differences)).toBe(false);
    });
  });

  describe('are the server’s to choose and to compare', () => {
    const changes = async (by: string, visitId: string, fields: object) => {
      const stamp = withTwins(VISITS, { updatedAtUnix: Date.now() });
      const head = doc(seenBy(environment, by), `visits/${visitId}`);
      return isAllowed(() => updateDoc(head, { ...stamp, updatedBy: by, ...fields }));
    };
    it.each(['ana', 'admin', 'referent'])('so that %s changes neither by a write of their own', async (by) => {
      const visitId = await stored(by);
      expect(await changes(by, visitId, { doneCount: 1 })).toBe(true);
      expect(await changes(by, visitId, { isKnownAnswer: true })).toBe(false);
      expect(await changes(by, visitId, { knownAgreement: AGREEMENT })).toBe(false);
    });
    it('so that nothing is appended once the agreement is told', async () => {
      const secondOf = await knownAnswers();
      const appends = async (differences: Partial<ObservationSession>) => {
        const visitId = await stored('ana', { secondOf, status: 'finished', ...differences });
        const record = doc(seenBy(environment, 'ana'), `visits/${visitId}/records/device`);
        const entries = [aScanEntry({ entryId: 'one' }), aScanEntry({ entryId: 'corrected' })];
        const stamp = withTwins(RECORDS, { updatedAtUnix: Date.now() });
        return isAllowed(() => updateDoc(record, { ...stamp, entries }));
      };
      expect(await appends({})).toBe(true);
      expect(await appends({ knownAgreement: AGREEMENT })).toBe(false);
    });
  });
});
