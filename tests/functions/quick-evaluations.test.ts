import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { QuestionSet, QuickEvaluation } from '../../src/domain/quick-evaluations/quick-evaluation.ts';
import { resultOf } from '../../src/domain/quick-evaluations/result-of.ts';
import type { QuickGroup } from '../../src/domain/quick-groups/quick-group.ts';
import { aStep } from '../support/builders/quick-evaluation.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { createQuickGroup } from './support/quick-groups.ts';
import { publishNewQuestion } from './support/questions.ts';
import { stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';

type Outcome = { success: boolean; data?: { evaluationId: string }; error?: { code: string } };
let zooId: string;
let owner: Person;
let member: Person;
let questionId: string;

beforeAll(async () => {
  const provider = await createPark({ isProvider: true, zooTiers: 'global' });
  questionId = await publishNewQuestion(await person(provider, { akongoStaff: true }));
  zooId = await createPark({ zooTiers: 'discovery' });
  owner = await person(zooId);
  member = await person(zooId);
});
afterAll(closeAll);

const aGroup = (differences: Partial<QuickGroup> = {}) =>
  createQuickGroup(zooId, owner.userId, { memberIds: [owner.userId, member.userId], ...differences });
const start = async (groupId: string, who: Pick<Browser, 'call'> = owner) =>
  (await who.call('startQuickEvaluation', { groupId })) as unknown as Outcome;
const codeOf = ({ success, error }: Outcome) => (success ? 'done' : error?.code);
const evaluationOf = async (groupId: string, evaluationId = '') =>
  (await stored(`fastEvalGroups/${groupId}/evaluations/${evaluationId}`)) as unknown as QuickEvaluation;

describe('a quick evaluation', () => {
  it('is begun at the discovery tier with the published questions of its species, led by who begins it', async () => {
    const groupId = await aGroup();
    const { data } = await start(groupId, member);
    const evaluation = await evaluationOf(groupId, data?.evaluationId);
    expect(evaluation).toMatchObject({ status: 'running', leaderId: member.userId, steps: [], result: null, zooId });
    const set = (await stored(`fastEvalGroups/${groupId}/questionSets/${evaluation.setId}`)) as unknown as QuestionSet;
    expect(set.questions.map(({ question }) => question.questionId)).toContain(questionId);
    expect((await stored(`fastEvalGroups/${groupId}`))?.['runningId']).toBe(data?.evaluationId);
  });
  it('is begun once, also by two members at the same time', async () => {
    const groupId = await aGroup();
    const answers = await Promise.all([start(groupId), start(groupId, member), start(groupId)]);
    expect(new Set(answers.map(({ data }) => data?.evaluationId)).size).toBe(1);
    expect((await database.collection(`fastEvalGroups/${groupId}/evaluations`).get()).size).toBe(1);
  });
  it('is not begun by a colleague who is no member, a pedagogical account or another establishment', async () => {
    const groupId = await aGroup();
    const colleague = await person(zooId, { userRight: 'superAdmin' });
    expect(codeOf(await start(groupId, colleague))).toBe('generic/permission-denied');
    const teacher = await person(zooId, { userRight: 'pedagoadmin' });
    const taught = await aGroup({ ownerId: teacher.userId, memberIds: [teacher.userId] });
    expect(codeOf(await start(taught, teacher))).toBe('generic/permission-denied');
    const stranger = await person(await createPark(), { userRight: 'superAdmin' });
    expect(codeOf(await start(groupId, stranger))).toBe('evaluation/group-not-found');
    for (const lost of ['gone', 'a/evaluations/b', '..'])
      expect(codeOf(await start(lost))).toBe('evaluation/group-not-found');
  });
  it('of an archived group is not begun', async () => {
    expect(codeOf(await start(await aGroup({ isArchived: true })))).toBe('evaluation/group-archived');
  });
  it('is scored once it is finished, and its group keeps the result and may begin another', async () => {
    const groupId = await aGroup();
    const evaluationId = (await start(groupId)).data?.evaluationId ?? '';
    const reference = database.doc(`fastEvalGroups/${groupId}/evaluations/${evaluationId}`);
    const steps = [aStep(questionId, 'partly', { by: owner.userId })];
    const finishedAtUnix = Date.now();
    await reference.update({ steps, status: 'finished', finishedAtUnix });
    await vi.waitFor(async () => expect((await evaluationOf(groupId, evaluationId)).result).not.toBeNull(), {
      timeout: 60_000,
      interval: 200,
    });
    const evaluation = await evaluationOf(groupId, evaluationId);
    const set = (await stored(`fastEvalGroups/${groupId}/questionSets/${evaluation.setId}`)) as unknown as QuestionSet;
    expect(evaluation.result).toEqual(resultOf({ steps, media: [] }, set));
    const group = await stored(`fastEvalGroups/${groupId}`);
    expect(group).toMatchObject({
      lastEvaluation: {
        evaluationId,
        atUnix: finishedAtUnix,
        overall: evaluation.result?.overall,
        answered: 1,
        previousOverall: null,
      },
      runningId: null,
    });
    expect((await start(groupId)).data?.evaluationId).not.toBe(evaluationId);
  });
});
