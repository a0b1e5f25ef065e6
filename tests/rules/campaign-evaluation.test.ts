import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import { aCampaignEvaluation } from '../support/builders/campaign-evaluation.ts';
import { anActiveCampaign } from '../support/builders/campaign.ts';
import { aStep } from '../support/builders/quick-evaluation.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const AN_HOUR = 3_600_000;

describe('an evaluation of a campaign in the rules', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-campaign-evaluations');
    await environment.clearFirestore();
    const campaign = (campaignId: string, differences = {}) => ({
      path: `campaigns/${campaignId}`,
      data: anActiveCampaign({ campaignId, observerIds: ['ana', 'bo'], auditorIds: ['aud'], ...differences }),
    });
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-2'),
      storedZoo('zoo-low', { zooTiers: 'discovery' }),
      ...['ana', 'bo', 'cy', 'aud'].map((name) => storedUser(name, 'zoo-1')),
      ...['seen', 'eve'].map((name) => storedUser(name, 'zoo-1', { rightsRoles: ['auditor'] })),
      storedUser('admin', 'zoo-1', { userRight: 'superAdmin' }),
      storedUser('teacher', 'zoo-1', { userRight: 'pedagoadmin', rightsRoles: ['educational'] }),
      storedUser('class', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('low', 'zoo-low'),
      storedUser('stranger', 'zoo-2'),
      campaign('c'),
      campaign('audited', { auditorIds: ['aud', 'seen', 'ana'] }),
      campaign('closed', { status: 'stopped', auditorIds: ['seen'] }),
      campaign('stopped', { status: 'stopped' }),
      campaign('taught', { type: 'pedagogical', observerIds: ['teacher', 'class'] }),
      campaign('foreign', { zooId: 'zoo-2', observerIds: ['stranger', 'ana'] }),
      campaign('low', { zooId: 'zoo-low', observerIds: ['low'] }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const began = Date.now() - AN_HOUR;
  const anEvaluation = (differences: Record<string, unknown> = {}) => {
    serial += 1;
    const evaluationId = documentId(`evaluation of a campaign ${serial}`);
    const at = Timestamp.fromMillis(began);
    const whole = aCampaignEvaluation({ evaluationId, campaignId: 'c', leaderId: 'ana', startedAtUnix: began });
    const stamps = { startedAt: at, finishedAt: null, updatedAt: at, updatedAtUnix: began };
    return { path: `campaignEvaluations/${evaluationId}`, data: { ...whole, ...stamps, ...differences } };
  };
  const change = async (by: string, fields: (at: number) => Record<string, unknown>, before = {}) => {
    const evaluation = anEvaluation(before);
    await place(environment, [evaluation]);
    const at = Date.now();
    const signed = { updatedBy: by, updatedAt: Timestamp.fromMillis(at), updatedAtUnix: at };
    return isAllowed(() => updateDoc(doc(seenBy(environment, by), evaluation.path), { ...signed, ...fields(at) }));
  };
  const adds = (by: string, before = {}, more = {}) =>
    change(by, (atUnix) => ({ steps: [aStep('a', 'few', { by, atUnix })], durationMs: 60_000, ...more }), before);
  const ends = (by: string, before = {}, more = {}) =>
    change(
      by,
      (at) => ({
        ...{ status: 'finished', feedback: 'calme', durationMs: 90_000 },
        ...{ finishedAt: Timestamp.fromMillis(at), finishedAtUnix: at },
        ...more,
      }),
      before,
    );

  it('is answered by the participant who leads, not by another, a colleague, an admin or a stranger', async () => {
    expect(await adds('ana')).toBe(true);
    expect(await adds('aud', { leaderId: 'aud' })).toBe(true);
    for (const by of ['bo', 'cy', 'admin', 'stranger']) expect(await adds(by)).toBe(false);
    for (const by of ['cy', 'admin']) expect(await adds(by, { leaderId: by })).toBe(false);
  });
  it('is answered while its campaign is active, and not once that was stopped', async () => {
    expect(await ends('ana')).toBe(true);
    expect(await adds('ana', { campaignId: 'stopped' })).toBe(false);
    expect(await ends('ana', { campaignId: 'stopped' })).toBe(false);
    expect(await adds('ana', { status: 'finished' })).toBe(false);
  });
  it('of a pedagogical campaign is answered by an education account with the educational role alone', async () => {
    const taught = { campaignId: 'taught', campaignType: 'pedagogical' };
    expect(await adds('teacher', { ...taught, leaderId: 'teacher' })).toBe(true);
    expect(await adds('class', { ...taught, leaderId: 'class' })).toBe(false);
  });
  it('is not answered through a campaign of another establishment, nor at the discovery tier', async () => {
    expect(await adds('ana', { campaignId: 'foreign' })).toBe(false);
    expect(await adds('ana', { campaignId: 'foreign', zooId: 'zoo-2' })).toBe(false);
    expect(await adds('low', { campaignId: 'low', zooId: 'zoo-low', leaderId: 'low' })).toBe(false);
  });
  it('changes its lead to the participant who takes it, and to nobody else', async () => {
    const leads = (by: string, leaderId = by) => change(by, () => ({ leaderId }));
    expect(await leads('bo')).toBe(true);
    expect(await leads('bo', 'aud')).toBe(false);
    for (const by of ['cy', 'admin']) expect(await leads(by)).toBe(false);
  });
  describe('as a second opinion', () => {
    const second = { secondOf: 'first', campaignId: 'audited', leaderId: 'seen' };
    it('is answered and ended by the auditor who began it', async () => {
      expect(await adds('seen', second)).toBe(true);
      expect(await ends('seen', second)).toBe(true);
    });
    it('is answered by nobody without the rights role, nor by an auditor of another campaign', async () => {
      for (const by of ['aud', 'ana', 'eve']) expect(await adds(by, { ...second, leaderId: by })).toBe(false);
      expect(await adds('seen', { ...second, campaignId: 'c' })).toBe(false);
    });
    it('is answered by nobody once its campaign was stopped', async () => {
      expect(await adds('seen', { ...second, campaignId: 'closed' })).toBe(false);
    });
    it('stays with the auditor who began it', async () => {
      const leads = (by: string, leaderId: string) => change(by, () => ({ leaderId: by }), { ...second, leaderId });
      expect(await leads('seen', 'aud')).toBe(false);
      expect(await leads('ana', 'seen')).toBe(false);
    });
    it('stays one, on the evaluation that it names, and an ordinary one never becomes one', async () => {
      for (const secondOf of [null, 'another']) expect(await ends('seen', second, { secondOf })).toBe(false);
      expect(await ends('ana', {}, { secondOf: 'first' })).toBe(false);
    });
    it('is answered where the evaluation was written before there were second opinions', async () => {
      const { path, data } = anEvaluation();
      const { secondOf: _none, ...older } = data as typeof data & { secondOf: null };
      await place(environment, [{ path, data: older }]);
      const at = Date.now();
      const signed = { updatedBy: 'ana', updatedAt: Timestamp.fromMillis(at), updatedAtUnix: at };
      const step = aStep('a', 'few', { by: 'ana', atUnix: at });
      const answers = { steps: [step], durationMs: 60_000, ...signed };
      expect(await isAllowed(() => updateDoc(doc(seenBy(environment, 'ana'), path), answers))).toBe(true);
    });
  });
  it('keeps whom it is about, its questionnaire, its result and its media', async () => {
    for (const more of [
      { subjectId: 'enclosure-2' },
      { campaignType: 'training' },
      { questionnaireVersion: 2 },
      { campaignId: 'audited' },
      { result: { overall: 100 } },
      { media: [] },
      { feedback: 'x'.repeat(5_001) },
      { durationMs: 86_400_001 },
    ])
      expect(await ends('ana', { media: [{ attachmentId: 'photo' }] }, more)).toBe(false);
  });
  it('is begun and deleted by no browser', async () => {
    const { path, data } = anEvaluation();
    expect(await isAllowed(() => setDoc(doc(seenBy(environment, 'ana'), path), data))).toBe(false);
    await place(environment, [{ path, data }]);
    for (const by of ['ana', 'admin'])
      expect(await isAllowed(() => deleteDoc(doc(seenBy(environment, by), path)))).toBe(false);
  });
  it('is read by every role of the park, by an education account its own ones alone, and by nobody elsewhere', async () => {
    const taught = { campaignId: 'taught', campaignType: 'pedagogical', leaderId: 'teacher' };
    const [own, other] = [anEvaluation(taught), anEvaluation()];
    await place(environment, [own, other]);
    const reads = (by: string, { path }: typeof own) => isAllowed(() => getDoc(doc(seenBy(environment, by), path)));
    for (const by of ['ana', 'cy', 'admin', 'teacher']) expect(await reads(by, own)).toBe(true);
    for (const by of ['teacher', 'class', 'stranger', 'low']) expect(await reads(by, other)).toBe(false);
    const lists = (by: string, ...limits: Parameters<typeof where>[]) =>
      isAllowed(() =>
        getDocs(
          query(collection(seenBy(environment, by), 'campaignEvaluations'), ...limits.map((one) => where(...one))),
        ),
      );
    expect(await lists('cy', ['zooId', '==', 'zoo-1'], ['campaignId', '==', 'c'])).toBe(true);
    expect(await lists('cy', ['campaignId', '==', 'c'])).toBe(false);
    expect(await lists('stranger', ['zooId', '==', 'zoo-1'])).toBe(false);
    const ofTeacher = ['leaderId', '==', 'teacher'] as const;
    expect(await lists('teacher', ['zooId', '==', 'zoo-1'], ['campaignId', '==', 'taught'], [...ofTeacher])).toBe(true);
    expect(await lists('teacher', ['zooId', '==', 'zoo-1'], ['campaignId', '==', 'taught'])).toBe(false);
  });
});
