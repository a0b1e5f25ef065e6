import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import { MAX_EVALUATION_STEPS } from '../../src/domain/quick-evaluations/quick-evaluation.ts';
import { anEvaluationMedium, aQuickEvaluation, aStep } from '../support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../support/builders/quick-group.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const AN_HOUR = 3_600_000;

describe('a quick evaluation in the rules', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-quick-evaluations');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1', { zooTiers: 'discovery' }),
      storedZoo('zoo-demo', { isDemo: true }),
      ...['ana', 'bo', 'cy'].map((name) => storedUser(name, 'zoo-1')),
      storedUser('admin', 'zoo-1', { userRight: 'superAdmin' }),
      storedUser('visitor', 'zoo-demo'),
      storedUser('teacher', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('stranger', 'zoo-2'),
      { path: 'fastEvalGroups/g', data: aQuickGroup({ ownerId: 'ana', memberIds: ['ana', 'bo'], zooId: 'zoo-1' }) },
      { path: 'fastEvalGroups/d', data: aQuickGroup({ ownerId: 'visitor', zooId: 'zoo-demo' }) },
    ]);
  });
  afterAll(() => environment.cleanup());

  const began = Date.now() - AN_HOUR;
  const anEvaluation = (differences: Record<string, unknown> = {}, groupId = 'g') => {
    serial += 1;
    const evaluationId = documentId(`evaluation ${serial}`);
    const started = { startedAtUnix: began, startedAt: Timestamp.fromMillis(began) };
    const none = { finishedAt: null, updatedAt: Timestamp.fromMillis(began), updatedAtUnix: began };
    const whole = { ...aQuickEvaluation({ evaluationId, groupId, leaderId: 'ana' }), ...started, ...none };
    return { path: `fastEvalGroups/${groupId}/evaluations/${evaluationId}`, data: { ...whole, ...differences } };
  };
  const signed = (by: string, at = Date.now()) => ({
    updatedBy: by,
    updatedAt: Timestamp.fromMillis(at),
    updatedAtUnix: at,
  });
  const change = async (by: string, fields: (at: number) => Record<string, unknown>, before = {}, groupId = 'g') => {
    const evaluation = anEvaluation(before, groupId);
    await place(environment, [evaluation]);
    const at = Date.now();
    return isAllowed(() =>
      updateDoc(doc(seenBy(environment, by), evaluation.path), { ...signed(by, at), ...fields(at) }),
    );
  };
  type Value = Parameters<typeof aStep>[1];
  const adds = (by: string, value: unknown, differences: Record<string, unknown> = {}, before = {}) =>
    change(
      by,
      (atUnix) => ({
        steps: [
          ...((before as { steps?: unknown[] }).steps ?? []),
          { ...aStep('a', value as Value, { by, atUnix }), ...differences },
        ],
        durationMs: 60_000,
      }),
      before,
    );
  const ends = (by: string, differences: Record<string, unknown> = {}) =>
    change(by, (at) => ({
      ...{ status: 'finished', feedback: 'calme', durationMs: 90_000 },
      ...{ finishedAt: Timestamp.fromMillis(at), finishedAtUnix: at },
      ...differences,
    }));

  it('is listed with those of all groups once it is finished, by people of the establishment who name it', async () => {
    await place(environment, [anEvaluation({ status: 'finished' })]);
    const lists = (by: string, zooId = 'zoo-1', status = 'finished') =>
      isAllowed(() =>
        getDocs(
          query(
            collectionGroup(seenBy(environment, by), 'evaluations'),
            where('zooId', '==', zooId),
            where('status', '==', status),
            orderBy('finishedAtUnix', 'desc'),
          ),
        ),
      );
    for (const by of ['ana', 'cy', 'admin']) expect(await lists(by)).toBe(true);
    for (const by of ['teacher', 'stranger', 'visitor']) expect(await lists(by)).toBe(false);
    expect(await lists('ana', 'zoo-2')).toBe(false);
    expect(await lists('ana', 'zoo-1', 'running')).toBe(false);
  });
  it('keeps its media while it is answered and ended; no browser writes them', async () => {
    const media = [anEvaluationMedium()];
    const more = [...media, anEvaluationMedium({ attachmentId: 'more' })];
    expect(await adds('ana', 'few', {}, { media })).toBe(true);
    for (const changed of [more, []]) {
      expect(await change('ana', () => ({ media: changed }), { media })).toBe(false);
      const steps = (atUnix: number) => [aStep('a', 'few', { by: 'ana', atUnix })];
      expect(await change('ana', (at) => ({ media: changed, steps: steps(at) }), { media })).toBe(false);
    }
    expect(await ends('ana')).toBe(true);
    expect(await ends('ana', { media })).toBe(false);
  });

  it('is answered by the member who leads it, not by another, by a colleague or by an admin', async () => {
    expect(await adds('ana', 'few')).toBe(true);
    for (const by of ['bo', 'cy', 'admin', 'stranger']) expect(await adds(by, 'few')).toBe(false);
    expect(await adds('cy', 'few', {}, { leaderId: 'cy' })).toBe(false);
  });
  it('takes a choice, several, a number, a text of 2,000 characters and nothing as an answer', async () => {
    for (const value of ['few', ['a', 'b'], [], 3.5, 'x'.repeat(2_000), null])
      expect(await adds('ana', value)).toBe(true);
    const many = Array.from({ length: 21 }, (_, at) => `a${at}`);
    for (const value of ['x'.repeat(2_001), many, ['a/b'], true, { a: 1 }])
      expect(await adds('ana', value)).toBe(false);
    expect(await adds('ana', many.slice(1))).toBe(true);
  });
  it('takes a comment, a skip and its undoing, and no other step', async () => {
    expect(await adds('ana', 'propre', { kind: 'comment' })).toBe(true);
    expect(await adds('ana', 'x'.repeat(2_001), { kind: 'comment' })).toBe(false);
    for (const kind of ['skip', 'unskip']) {
      expect(await adds('ana', null, { kind })).toBe(true);
      expect(await adds('ana', 'few', { kind })).toBe(false);
    }
    expect(await adds('ana', null, { kind: 'erase' })).toBe(false);
  });
  it('keeps every step as it was, under the name and the time of who adds one', async () => {
    const steps = [aStep('a', 'few', { by: 'ana', atUnix: began })];
    expect(await adds('ana', 'many', {}, { steps })).toBe(true);
    expect(await change('ana', () => ({ steps: [], durationMs: 1 }), { steps })).toBe(false);
    const erased = (atUnix: number) => ({ steps: [aStep('b', 'few', { by: 'ana', atUnix })], durationMs: 1 });
    expect(await change('ana', erased, { steps })).toBe(false);
    for (const wrong of [{ by: 'bo' }, { atUnix: began }, { questionId: 'a/b' }, { more: 1 }])
      expect(await adds('ana', 'few', wrong)).toBe(false);
  });
  it('holds 600 steps, and not one more', async () => {
    const steps = (count: number) =>
      Array.from({ length: count }, () => aStep('a', 'few', { by: 'ana', atUnix: began }));
    expect(await adds('ana', 'few', {}, { steps: steps(MAX_EVALUATION_STEPS - 1) })).toBe(true);
    expect(await adds('ana', 'few', {}, { steps: steps(MAX_EVALUATION_STEPS) })).toBe(false);
  });
  it('changes its lead to the member who takes it, and to nobody else', async () => {
    const leads = (by: string, leaderId: string, more = {}) => change(by, () => ({ leaderId, ...more }));
    expect(await leads('bo', 'bo')).toBe(true);
    expect(await leads('bo', 'cy')).toBe(false);
    expect(await leads('cy', 'cy')).toBe(false);
    expect(await leads('bo', 'bo', { feedback: 'calme' })).toBe(false);
  });
  it('is finished by its lead with a word, and then stays as it is', async () => {
    expect(await ends('ana')).toBe(true);
    expect(await ends('bo')).toBe(false);
    expect(await ends('ana', { feedback: 'x'.repeat(5_001) })).toBe(false);
    expect(await ends('ana', { status: 'running' })).toBe(false);
    expect(await ends('ana', { result: { overall: 100 } })).toBe(false);
    const early = { finishedAt: Timestamp.fromMillis(began - 1), finishedAtUnix: began - 1 };
    expect(await ends('ana', early)).toBe(false);
    expect(await adds('ana', 'few', {}, { status: 'finished' })).toBe(false);
  });
  it('takes a day at most, and is signed with the time of the change', async () => {
    const spends = (durationMs: unknown, more = {}) =>
      change('ana', (atUnix) => ({ steps: [aStep('a', 'few', { by: 'ana', atUnix })], durationMs, ...more }));
    expect(await spends(86_400_000)).toBe(true);
    expect(await spends(86_400_001)).toBe(false);
    expect(await spends(1, { updatedBy: 'bo' })).toBe(false);
    expect(await spends(1, { feedback: 'calme' })).toBe(false);
    expect(await spends(1, signed('ana', began - 1))).toBe(false);
  });
  it('is begun and deleted by no browser, and the demonstration writes nothing', async () => {
    const { path, data } = anEvaluation();
    expect(await isAllowed(() => setDoc(doc(seenBy(environment, 'ana'), path), data))).toBe(false);
    await place(environment, [{ path, data }]);
    expect(await isAllowed(() => deleteDoc(doc(seenBy(environment, 'ana'), path)))).toBe(false);
    const shown = { leaderId: 'visitor', zooId: 'zoo-demo' };
    const adding = (atUnix: number) => ({ steps: [aStep('a', 'few', { by: 'visitor', atUnix })], durationMs: 1 });
    expect(await change('visitor', adding, shown, 'd')).toBe(false);
  });
  it('is read with its questions by its establishment alone', async () => {
    const { path, data } = anEvaluation();
    const set = 'fastEvalGroups/g/questionSets/s';
    await place(environment, [
      { path, data },
      { path: set, data: { setId: 's', zooId: 'zoo-1', questions: [] } },
    ]);
    const reads = (by: string, what: string) => isAllowed(() => getDoc(doc(seenBy(environment, by), what)));
    for (const what of [path, set])
      expect([await reads('cy', what), await reads('stranger', what)]).toEqual([true, false]);
  });
});
