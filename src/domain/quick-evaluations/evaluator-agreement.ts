import { answerOf } from '../questionnaires/answering.ts';
import { type Flow, statesOf } from '../questionnaires/flow.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { type AnswerValue, scoreOf } from '../scoring/question-score.ts';
import { labelOf, SCORE_LABELS } from '../scoring/scores.ts';
import { percentAgreement, weightedKappa } from '../statistics/agreement.ts';
import { answeringOf } from './answering-of.ts';
import type { QuickEvaluation } from './quick-evaluation.ts';

/** The days within which two evaluations are of the same week. */
export const AGREEMENT_DAYS = 7;
const DAY_MS = 86_400_000;
/**
 * The questions from which a weighted kappa of so many levels is no longer a mere indication: twice the square of the
 * number of levels.
 * @source Cicchetti 1981, Applied Psychological Measurement 5, 101–104
 */
export const ENOUGH_COMPARED = 2 * SCORE_LABELS.length ** 2;

/** Two finished evaluations of a group by different leaders, the earlier one first. */
export type EvaluatorPair = readonly [QuickEvaluation, QuickEvaluation];

/** The reason for which there is no kappa: no question to compare, or one level only, the same of both people. */
export type KappaGap = 'nothing' | 'one_level';
/** A reservation that the figures of an agreement do not show. */
export type AgreementLimit = 'few' | 'shared_person' | 'several_people' | 'other_questions';

/** A question that both people answered with a score. */
export type ComparedQuestion = {
  readonly question: PublishedQuestion;
  readonly answers: readonly [AnswerValue, AnswerValue];
  /** positions on the levels of the scores, 0 for the lowest */
  readonly levels: readonly [number, number];
};

export type EvaluatorAgreement = {
  /** how many questions both answered, those without a score among them */
  readonly answered: number;
  readonly compared: readonly ComparedQuestion[];
  /** of 100; null without a compared question */
  readonly percent: number | null;
  readonly kappa: number | null;
  /** null where there is a kappa */
  readonly gap: KappaGap | null;
  readonly limits: readonly AgreementLimit[];
};

/**
 * Returns the pairs of finished evaluations that different people led, with no more than `AGREEMENT_DAYS` days between
 * their ends: the latest pair first.
 */
export function evaluatorPairs(evaluations: readonly QuickEvaluation[]): EvaluatorPair[] {
  const ended = evaluations
    .filter(({ status }) => status === 'finished')
    .toSorted((one, other) => endOf(other) - endOf(one));
  return ended.flatMap((later, at) =>
    ended
      .slice(at + 1)
      .filter(
        (earlier) => earlier.leaderId !== later.leaderId && endOf(later) - endOf(earlier) <= AGREEMENT_DAYS * DAY_MS,
      )
      .map((earlier): EvaluatorPair => [earlier, later]),
  );
}

/** An evaluation of a group or of a campaign with its questions. */
export type AnsweredFlow = {
  readonly evaluation: Pick<QuickEvaluation, 'leaderId' | 'steps' | 'media'>;
  readonly flow: Flow;
};

/**
 * Returns how far two evaluations agree. Compared are the questions that both asked in the same version and that both
 * people answered with a score; the share of the best score places each answer on the levels of the scores.
 * @source analysis definitions, 9 and 11
 */
export function agreementOf(one: AnsweredFlow, other: AnsweredFlow): EvaluatorAgreement {
  const [first, second] = [answeredIn(one), answeredIn(other)];
  const both = [...first].flatMap(([id, before]) => {
    const after = second.get(id);
    return after?.question.version === before.question.version ? [{ before, after }] : [];
  });
  const compared = both.flatMap(({ before, after }): ComparedQuestion[] =>
    before.level === null || after.level === null
      ? []
      : [
          {
            question: before.question,
            answers: [before.answer, after.answer],
            levels: [before.level, after.level],
          },
        ],
  );
  const items = compared.map(({ levels }) => levels);
  const kappa = weightedKappa(items);
  return {
    ...{ answered: both.length, compared, percent: percentAgreement(items), kappa },
    gap: kappa !== null ? null : items.length === 0 ? 'nothing' : 'one_level',
    limits: limitsOf(one, other, { compared: items.length, isSameFlow: isSameFlow(one.flow, other.flow) }),
  };
}

type Answered = { readonly question: PublishedQuestion; readonly answer: AnswerValue; readonly level: number | null };

function answeredIn({ evaluation, flow }: AnsweredFlow): ReadonlyMap<string, Answered> {
  const answering = answeringOf(evaluation, flow.questions);
  const states = statesOf(flow, answering);
  const answered = new Map<string, Answered>();
  for (const question of flow.questions) {
    const { questionId } = question;
    if (states.get(questionId) !== 'answered') continue;
    const answer = answerOf(answering, questionId);
    answered.set(questionId, { question, answer, level: levelOf(question, answer) });
  }
  return answered;
}

/** Returns the position of an answer on the levels of the scores, 0 for the lowest; null for one without a score. */
function levelOf(question: PublishedQuestion, answer: AnswerValue): number | null {
  const scored = scoreOf(question, answer);
  const label = scored === null ? null : labelOf((100 * scored.score) / scored.max);
  return label === null ? null : SCORE_LABELS.length - 1 - SCORE_LABELS.findIndex(([name]) => name === label);
}

function limitsOf(
  { evaluation: one }: AnsweredFlow,
  { evaluation: other }: AnsweredFlow,
  known: { readonly compared: number; readonly isSameFlow: boolean },
): AgreementLimit[] {
  const [first, second] = [peopleOf(one), peopleOf(other)];
  const isShared = [...first].some((person) => second.has(person));
  return [
    ...(known.compared < ENOUGH_COMPARED ? ['few' as const] : []),
    ...(isShared ? ['shared_person' as const] : []),
    ...(first.size > 1 || second.size > 1 ? ['several_people' as const] : []),
    ...(known.isSameFlow ? [] : ['other_questions' as const]),
  ];
}

/** Returns the people who gave or skipped answers of an evaluation, its leader among them. */
function peopleOf({ leaderId, steps }: AnsweredFlow['evaluation']): ReadonlySet<string> {
  return new Set([leaderId, ...steps.filter(({ kind }) => kind !== 'comment').map(({ by }) => by)]);
}

function isSameFlow(one: Flow, other: Flow): boolean {
  const namesOf = ({ questions }: Flow) =>
    questions.map(({ questionId, version }) => `${questionId} ${version}`).toSorted();
  return namesOf(one).join('\n') === namesOf(other).join('\n');
}

function endOf({ finishedAtUnix, startedAtUnix }: QuickEvaluation): number {
  return finishedAtUnix ?? startedAtUnix;
}
