import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentsRepository } from '../../src/data/firebase/documents.repository.ts';
import { quickEvaluationsRepository } from '../../src/data/quick-groups/quick-evaluations.repository.ts';
import type { Listed } from '../../src/data/listed.ts';
import { QUICK_ACTIONS, QUICK_NOTES, QUICK_OBJECTIVES } from '../../src/domain/collections/quick-work.ts';
import type { QuestionSet, QuickEvaluation } from '../../src/domain/quick-evaluations/quick-evaluation.ts';
import { aPublishedQuestion } from '../support/builders/question.ts';
import { anEvaluationMedium, aQuestionSet, aQuickEvaluation, aStep } from '../support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../support/builders/quick-group.ts';
import { aQuickAction, aQuickNote, aQuickObjective } from '../support/builders/quick-work.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { hear } from './support/heard.ts';

const ZOO = 'farm';
const NOW = Date.now();
const A_DAY = 86_400_000;

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('data-quick-evaluations');
  await environment.clearFirestore();
  const ofGroup = (evaluationId: string, startedAtUnix: number, hasMedia: boolean) => {
    const { media, ...evaluation } = aQuickEvaluation({
      ...{ evaluationId, groupId: 'g', zooId: ZOO, leaderId: 'ana', media: [anEvaluationMedium()] },
    });
    return {
      path: `fastEvalGroups/g/evaluations/${evaluationId}`,
      data: {
        ...(hasMedia ? { media } : {}),
        ...{ ...evaluation, startedAtUnix, startedAt: Timestamp.fromMillis(startedAtUnix), finishedAt: null },
        ...{ updatedAtUnix: startedAtUnix, updatedAt: Timestamp.fromMillis(startedAtUnix) },
      },
    };
  };
  await place(environment, [
    storedZoo(ZOO, { zooTiers: 'discovery' }),
    storedUser('ana', ZOO),
    storedUser('foreign', 'elsewhere'),
    { path: 'fastEvalGroups/g', data: aQuickGroup({ groupId: 'g', zooId: ZOO, ownerId: 'ana', memberIds: ['ana'] }) },
    setOf('readable', aPublishedQuestion()),
    setOf('newer-app', { ...aPublishedQuestion(), type: 'drawing' }),
    setOf('damaged', { ...aPublishedQuestion(), version: 'two' }),
    ofGroup('older', NOW - 2 * A_DAY, false),
    ofGroup('newer', NOW - A_DAY, true),
  ]);
});
afterAll(() => environment.cleanup());

const setOf = (setId: string, question: object) => ({
  path: `fastEvalGroups/g/questionSets/${setId}`,
  data: {
    ...aQuestionSet([], { setId, groupId: 'g', zooId: ZOO }),
    ...{ questions: [{ question, speciesIds: [] }], createdAtUnix: NOW, createdAt: Timestamp.fromMillis(NOW) },
  },
});
const of = (userId: string) => quickEvaluationsRepository(as(environment, userId));

it('the evaluations of a group are listed under the rules, the latest first', async () => {
  const heard = hear<Listed<QuickEvaluation>>((watcher) => of('ana').watchAll({ zooId: ZOO, groupId: 'g' }, watcher));
  const { items } = await heard.until(({ items: some }) => expect(some).toHaveLength(2));
  expect(items.map(({ evaluationId }) => evaluationId)).toEqual(['newer', 'older']);
  heard.end();
});

it('an evaluation is read with its media, and one that was begun before there were any without', async () => {
  const heard = hear<Listed<QuickEvaluation>>((watcher) => of('ana').watchAll({ zooId: ZOO, groupId: 'g' }, watcher));
  const { items } = await heard.until(({ items: some }) => expect(some).toHaveLength(2));
  expect(items.map(({ media }) => media)).toEqual([[anEvaluationMedium()], []]);
  heard.end();
});

it('the evaluations of another establishment are refused', async () => {
  const heard = hear<Listed<QuickEvaluation>>((watcher) =>
    of('foreign').watchAll({ zooId: ZOO, groupId: 'g' }, watcher),
  );
  await expect.poll(() => heard.failed?.code).toBe('generic/permission-denied');
});

it('a set with a question of a type that this version does not know says so, another damage does not', async () => {
  const faultOf = async (setId: string) => {
    const heard = hear<QuestionSet>((watcher) => of('ana').watchSet({ groupId: 'g', setId }, watcher));
    await expect.poll(() => heard.all.length).toBe(1);
    heard.end();
    const [read] = heard.all;
    return read?.ok === false ? read.error.code : null;
  };
  expect(await faultOf('readable')).toBeNull();
  expect(await faultOf('newer-app')).toBe('evaluation/question-type-unsupported');
  expect(await faultOf('damaged')).toBe('generic/bad-document');
});

it('a step is kept with its time, and the end after it', async () => {
  const evaluations = of('ana');
  const one = { groupId: 'g', evaluationId: 'newer' };
  const step = aStep('shade', 'yes', { by: 'ana', atUnix: Date.now() });
  expect(await evaluations.addStep({ ...one, step, durationMs: 1_000 })).toMatchObject({ ok: true });
  const fields = { status: 'finished', feedback: '', durationMs: 2_000, finishedAtUnix: Date.now() } as const;
  expect(await evaluations.change({ ...one, userId: 'ana', fields })).toMatchObject({ ok: true });
  const heard = hear<QuickEvaluation>((watcher) => evaluations.watchOne(one, watcher));
  const stored = await heard.until(({ status }) => expect(status).toBe('finished'));
  expect(stored).toMatchObject({ steps: [step], durationMs: 2_000 });
  heard.end();
});

it.each([
  ['notes', QUICK_NOTES, aQuickNote(), 'noteId'],
  ['objectives', QUICK_OBJECTIVES, aQuickObjective({ deadlineAtUnix: NOW }), 'objectiveId'],
  ['actions', QUICK_ACTIONS, aQuickAction({ dueAtUnix: NOW }), 'actionId'],
])('the %s that a member writes come back in the list of their group', async (_name, collection, work, ownId) => {
  const documents = documentsRepository(as(environment, 'ana'));
  const isTyped = (name: string) => name !== ownId && name !== 'groupId' && !/^(created|updated)/.test(name);
  const fields = Object.fromEntries(Object.entries(work).filter(([name]) => isTyped(name)));
  const id = documents.newId();
  const written = await documents.create(collection, {
    ...{ parents: { groupId: 'g' }, id, userId: 'ana', fields: { ...fields, groupId: 'g', zooId: ZOO } },
    otherwise: 'evaluation/save-failed',
  });
  expect(written).toMatchObject({ ok: true });
  const heard = hear<Listed<object>>((watcher) =>
    documents.watchList(
      collection,
      { parents: { groupId: 'g' }, equals: { zooId: ZOO }, by: 'createdAtUnix', direction: 'desc', max: 200 },
      () => 0,
      watcher,
    ),
  );
  const { items } = await heard.until(({ items: some }) => expect(some).toHaveLength(1));
  expect(items[0]).toMatchObject({ ...fields, zooId: ZOO, createdBy: 'ana' });
  heard.end();
});
