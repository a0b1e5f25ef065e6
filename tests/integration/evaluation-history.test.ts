import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoriesIn } from '../../src/data/dependencies.ts';
import type { HistoryQuestion } from '../../src/data/evaluation-history/evaluation-history.repository.ts';
import { twinsOf } from '../rules/security/support/samples.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import type { CampaignEvaluation } from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { aCampaignEvaluation } from '../support/builders/campaign-evaluation.ts';
import { anObservationSession } from '../support/builders/observation-session.ts';
import { aQuickEvaluation } from '../support/builders/quick-evaluation.ts';

const ZOO = 'history-zoo';
const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
const ALL: HistoryQuestion = { zooId: ZOO, fromMs: START, untilMs: null, readsQuick: true };

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRules('evaluation-history');
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedUser('keeper', ZOO),
    storedUser('teacher', ZOO, { userRight: 'pedagoadmin' }),
    storedUser('supervisor', ZOO, { userRight: 'pedagoadmin', rightsRoles: ['supervisor'] }),
    ...[0, 1, 2].map((at) => session(`visit-${at}`, at)),
    session('before', -1),
    { path: 'visits/broken', data: { zooId: ZOO, endedAtUnix: START + 5 * DAY } },
    ...[0, 1].map((at) => evaluation(`evaluation-${at}`, at)),
    ofCampaign('answered', 1),
    ofCampaign('trained', 1, { campaignType: 'training' }),
    ofCampaign('open', 1, { status: 'running' }),
  ]);
});
afterAll(() => environment.cleanup());

function session(visitId: string, day: number) {
  const endedAtUnix = START + day * DAY;
  const head = anObservationSession({ visitId, zooId: ZOO, status: 'finished', endedAtUnix });
  return { path: `visits/${visitId}`, data: { ...head, ...twinsOf('visits/{visitId}', head) } };
}

function evaluation(evaluationId: string, day: number) {
  const finishedAtUnix = START + day * DAY + 1;
  const one = aQuickEvaluation({ evaluationId, groupId: 'herd', zooId: ZOO, status: 'finished', finishedAtUnix });
  const path = 'fastEvalGroups/{groupId}/evaluations/{evaluationId}';
  return { path: `fastEvalGroups/herd/evaluations/${evaluationId}`, data: { ...one, ...twinsOf(path, one) } };
}

function ofCampaign(evaluationId: string, day: number, differences: Partial<CampaignEvaluation> = {}) {
  const finished = { status: 'finished', finishedAtUnix: START + day * DAY + 2 } as const;
  const one = aCampaignEvaluation({ evaluationId, zooId: ZOO, ...finished, ...differences });
  const path = 'campaignEvaluations/{evaluationId}';
  return { path: `campaignEvaluations/${evaluationId}`, data: { ...one, ...twinsOf(path, one) } };
}

async function read(question: Partial<HistoryQuestion> = {}, userId = 'keeper') {
  const repository = await repositoriesIn(() => Promise.resolve(as(environment, userId))).evaluationHistory();
  const answer = await repository.read({ ...ALL, ...question });
  if (!answer.ok) throw new Error(answer.error.code);
  return { ...answer.value, ids: answer.value.facts.map(({ id }) => id) };
}

it('the evaluation history has the sessions and evaluations of the period, the latest first', async () => {
  const whole = await read();
  expect(whole.ids).toEqual(['visit-2', 'answered', 'evaluation-1', 'visit-1', 'evaluation-0', 'visit-0']);
  expect(whole).toMatchObject({ isCut: false, unreadable: 1 });
  expect((await read({ untilMs: START + DAY })).ids).toEqual(['evaluation-0', 'visit-0']);
});

it('the evaluation history of a pedagogical supervisor has sessions and questionnaires of campaigns alone', async () => {
  expect((await read({ readsQuick: false }, 'supervisor')).ids).toEqual(['visit-2', 'answered', 'visit-1', 'visit-0']);
  await expect(read({}, 'supervisor')).rejects.toThrow('generic/permission-denied');
});

it('the evaluation history is refused to other pedagogical accounts and for other establishments', async () => {
  await expect(read({ readsQuick: false }, 'teacher')).rejects.toThrow('generic/permission-denied');
  await expect(read({ zooId: 'other-zoo' })).rejects.toThrow('generic/permission-denied');
});
