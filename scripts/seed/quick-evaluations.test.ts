import { describe, expect, it } from 'vitest';
import {
  type QuestionSet,
  questionSetSchema,
  quickEvaluationSchema,
} from '../../src/domain/quick-evaluations/quick-evaluation.ts';
import { resultOf } from '../../src/domain/quick-evaluations/result-of.ts';
import { quickGroupSchema } from '../../src/domain/quick-groups/quick-group.ts';
import { answerFault } from '../../src/domain/questionnaires/check-answer.ts';
import { startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { PEOPLE } from './accounts.ts';
import { quickEvaluationDocuments } from './quick-evaluations.ts';

const TODAY = startOfDay(Date.parse('2026-03-10T08:00:00Z'), ZONE);
const A_DAY = 86_400_000;
const documents = quickEvaluationDocuments(TODAY);
const parsed = <Model>(schema: { parse(data: unknown): Model }, path: RegExp): Model[] =>
  documents.filter((one) => path.test(one.path)).map(({ data }) => schema.parse(data));
const groups = parsed(quickGroupSchema, /^fastEvalGroups\/[^/]+$/);
const evaluations = parsed(quickEvaluationSchema, /\/evaluations\/[^/]+$/);
const sets = new Map(
  parsed<QuestionSet>(questionSetSchema, /\/questionSets\/[^/]+$/).map((set) => [`${set.groupId} ${set.setId}`, set]),
);
const setOf = ({ groupId, setId }: { readonly groupId: string; readonly setId: string }) =>
  sets.get(`${groupId} ${setId}`) ?? { questions: [] };

describe('the quick evaluations of the seed', () => {
  it('are of eight groups in the parks and three on the farm, of known species and people of the place', () => {
    expect(groups.filter(({ zooId }) => zooId === 'zoo-discovery')).toHaveLength(3);
    expect(groups.filter(({ zooId }) => zooId !== 'zoo-discovery')).toHaveLength(8);
    const species = new Set(readCatalogue().species.map(({ id }) => id));
    expect(groups.flatMap(({ speciesIds }) => speciesIds).filter((id) => !species.has(id))).toEqual([]);
    const isOfPlace = (userId: string, zooId: string) =>
      PEOPLE.some((person) => person.userId === userId && person.zooId === zooId);
    expect(groups.filter(({ memberIds, zooId }) => !memberIds.every((one) => isOfPlace(one, zooId)))).toEqual([]);
  });
  it('go back two years, each with the scores that the server computes from its steps', () => {
    for (const { groupId } of groups) {
      const own = evaluations.filter((one) => one.groupId === groupId);
      expect(own.length).toBeGreaterThanOrEqual(6);
      expect(Math.min(...own.map(({ startedAtUnix }) => startedAtUnix))).toBeLessThan(TODAY - 700 * A_DAY);
    }
    const finished = evaluations.filter(({ status }) => status === 'finished');
    expect(finished.filter((one) => typeof one.result?.overall !== 'number')).toEqual([]);
    expect(finished.map(({ result }) => result)).toEqual(finished.map((one) => resultOf(one, setOf(one))));
  });
  it('give answers that the questions take', () => {
    const faults = evaluations.flatMap((one) => {
      const questions = new Map(setOf(one).questions.map(({ question }) => [question.questionId, question]));
      return one.steps
        .filter(({ kind }) => kind === 'answer')
        .map(({ questionId, value }) => [questionId, value, questions.get(questionId)] as const)
        .filter(([, value, question]) => question === undefined || answerFault(question, value) !== null);
    });
    expect(faults).toEqual([]);
  });
  it('end with the last one on each group, one that goes on, and a second opinion of the same week', () => {
    for (const { groupId, lastEvaluation, runningId } of groups) {
      const own = evaluations.filter((one) => one.groupId === groupId);
      const last = own.findLast(({ status }) => status === 'finished');
      expect(lastEvaluation).toMatchObject({ evaluationId: last?.evaluationId, overall: last?.result?.overall });
      expect(own.find(({ status }) => status === 'running')?.evaluationId ?? null).toBe(runningId);
    }
    expect(groups.filter(({ runningId }) => runningId !== null)).toHaveLength(1);
    const isSameWeek = (at: number) => {
      const [one, other] = [evaluations[at], evaluations[at + 1]];
      return (
        other !== undefined &&
        one?.groupId === other.groupId &&
        one.leaderId !== other.leaderId &&
        other.startedAtUnix - one.startedAtUnix < 7 * A_DAY
      );
    };
    expect(evaluations.filter((_one, at) => isSameWeek(at))).toHaveLength(2);
  });
});
