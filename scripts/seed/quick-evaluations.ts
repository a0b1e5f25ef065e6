import { createHash } from 'node:crypto';
import { identityOf, questionsOfSpecies } from '../../src/domain/quick-evaluations/question-set.ts';
import {
  type QuestionSet,
  questionSetSchema,
  type QuickEvaluation,
  quickEvaluationSchema,
} from '../../src/domain/quick-evaluations/quick-evaluation.ts';
import { resultOf } from '../../src/domain/quick-evaluations/result-of.ts';
import { lastEvaluationOf, type QuickGroup, quickGroupSchema } from '../../src/domain/quick-groups/quick-group.ts';
import { publishedQuestionSchema, type QuestionCategory } from '../../src/domain/questions/question.ts';
import { publishedOf } from '../../src/domain/questions/stored-question.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { levelsOfCatalogue } from '../content/levels-of-catalogue.ts';
import { readQuestions } from '../content/read-content.ts';
import { documentId } from './document-id.ts';
import { instantOf } from './fates.ts';
import { answeredSteps } from './quick-answers.ts';
import { SEED_QUICK_GROUPS, type SeedQuickGroup } from './quick-groups.ts';
import { type Random, randomFrom } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

const TWO_YEARS_OF_DAYS = 730;
const MINUTE = 60_000;

/** Returns the groups of quick evaluations with two years of evaluations, scored as the server scores them. */
export function quickEvaluationDocuments(today: number): SeedDocument[] {
  return evaluationsOfGroups(SEED_QUICK_GROUPS, today);
}

/** Returns these groups with two years of evaluations before `today`. */
export function evaluationsOfGroups(groups: readonly SeedQuickGroup[], today: number): SeedDocument[] {
  const published = readQuestions().map(({ questionId, ...question }) =>
    publishedQuestionSchema.parse(publishedOf(questionId, 1, question)),
  );
  const taxonomy = levelsOfCatalogue();
  return groups.flatMap((seed, at) => {
    const questions = questionsOfSpecies(seed.speciesIds, taxonomy, published);
    return documentsOf(seed, questions, { random: randomFrom(20_260 + at), today });
  });
}

type Setting = { readonly random: Random; readonly today: number };

function documentsOf(
  seed: SeedQuickGroup,
  questions: QuestionSet['questions'],
  { random, today }: Setting,
): SeedDocument[] {
  const { zooId, groupName } = seed;
  const groupId = documentId(`${zooId} ${groupName}`);
  const days = daysOf(seed, random);
  const first = instantOf(today, days[0] ?? 0);
  const setId = createHash('sha256').update(identityOf(questions)).digest('hex').slice(0, 40);
  const set: QuestionSet = { setId, groupId, zooId, questions, createdAtUnix: first };
  const made = days.map((daysAgo, at) => {
    const isRunning = seed.ending === 'running' && at === days.length - 1;
    const progress = 1 - daysAgo / TWO_YEARS_OF_DAYS;
    return evaluationOf(seed, { groupId, set, daysAgo, at, progress, isRunning }, { random, today });
  });
  const finished = made.filter(({ status }) => status === 'finished');
  const path = `fastEvalGroups/${groupId}`;
  return [
    stored(
      path,
      groupOf(seed, { groupId, first, last: finished.at(-1), before: finished.at(-2), running: made.at(-1), today }),
    ),
    stored(`${path}/questionSets/${setId}`, questionSetSchema.parse(set)),
    ...made.map((evaluation) =>
      stored(`${path}/evaluations/${evaluation.evaluationId}`, quickEvaluationSchema.parse(evaluation)),
    ),
  ];
}

/** Returns how many days ago each evaluation was, the oldest first. */
function daysOf({ everyDays, ending }: SeedQuickGroup, random: Random): number[] {
  const days: number[] = [];
  for (let ago = TWO_YEARS_OF_DAYS - random.between(0, 20); ago > 6; ago -= everyDays + random.between(-9, 9))
    days.push(ago);
  const last = days.at(-1) ?? 0;
  if (ending === 'second_opinion') days.push(last - 3);
  if (ending === 'running') days.push(0);
  return days;
}

type Turn = {
  readonly groupId: string;
  readonly set: QuestionSet;
  readonly daysAgo: number;
  readonly at: number;
  readonly progress: number;
  readonly isRunning: boolean;
};

function evaluationOf(
  { zooId, groupName, speciesIds, memberIds, begins, change }: SeedQuickGroup,
  { groupId, set, daysAgo, at, progress, isRunning }: Turn,
  { random, today }: Setting,
): QuickEvaluation {
  const leaderId = memberIds[at % memberIds.length] ?? '';
  const startedAtUnix = instantOf(today, daysAgo) - (isRunning ? 30 * MINUTE : 0);
  const asked = (isRunning ? set.questions.slice(0, 9) : set.questions).map(({ question }) => question);
  const wantedOf = (category: QuestionCategory) => begins[category] + change * progress;
  const steps = answeredSteps(asked, { leaderId, startedAtUnix, wantedOf }, random);
  const finishedAtUnix = isRunning ? null : startedAtUnix + random.between(9, 16) * MINUTE;
  const updatedAtUnix = finishedAtUnix ?? steps.at(-1)?.atUnix ?? startedAtUnix;
  return {
    ...{ evaluationId: documentId(`${zooId} ${groupName} ${at}`), groupId, zooId, setId: set.setId },
    ...{ speciesIds: [...speciesIds], status: isRunning ? 'running' : 'finished', leaderId, steps, media: [] },
    ...{ durationMs: updatedAtUnix - startedAtUnix, feedback: '', startedBy: leaderId, startedAtUnix, finishedAtUnix },
    ...{ result: isRunning ? null : resultOf({ steps, media: [] }, set), updatedBy: leaderId, updatedAtUnix },
  };
}

function groupOf(
  { zooId, groupName, speciesIds, sectorId, individualCount, memberIds, nextInDays }: SeedQuickGroup,
  known: {
    readonly groupId: string;
    readonly first: number;
    readonly last: QuickEvaluation | undefined;
    readonly before: QuickEvaluation | undefined;
    readonly running: QuickEvaluation | undefined;
    readonly today: number;
  },
): QuickGroup {
  const { groupId, first, last, before, running, today } = known;
  const [ownerId = ''] = memberIds;
  return quickGroupSchema.parse({
    ...{ groupId, zooId, groupName, speciesIds, sectorId, individualCount, ownerId, memberIds },
    ...{ animalIds: [], isArchived: false },
    nextEvaluationAtUnix: nextInDays === null ? null : addDays(today, nextInDays, ZONE),
    lastEvaluation:
      last?.result && last.finishedAtUnix !== null
        ? lastEvaluationOf(
            { evaluationId: last.evaluationId, atUnix: last.finishedAtUnix },
            last.result,
            before?.result?.overall ?? null,
          )
        : null,
    runningId: running?.status === 'running' ? running.evaluationId : null,
    ...{ createdBy: ownerId, createdAtUnix: first, updatedBy: ownerId, updatedAtUnix: first },
  });
}
