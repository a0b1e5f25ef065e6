import { answerOf } from '../questionnaires/answering.ts';
import { type Flow, type QuestionState, statesOf } from '../questionnaires/flow.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import type { AnswerValue } from '../scoring/question-score.ts';
import { answeringOf } from './answering-of.ts';
import type { QuickEvaluation } from './quick-evaluation.ts';

/**
 * How the answers of two people to a question stand to each other. 'read': both answered by words or files, which only a
 * reader can compare; 'one': one of them answered; 'none': neither did.
 */
export const LIKENESSES = ['equal', 'different', 'read', 'one', 'none'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** The state of a question for one person, with the answer. */
export type GivenAnswer = {
  readonly state: QuestionState;
  /** null unless it is answered */
  readonly value: AnswerValue;
  /** '' without one */
  readonly comment: string;
};

/** A question with the answers of two people, the first one's before the second's. */
export type AnsweredTwice = {
  readonly question: PublishedQuestion;
  readonly answers: readonly [GivenAnswer, GivenAnswer];
  readonly likeness: Likeness;
};

type Steps = Pick<QuickEvaluation, 'steps' | 'media'>;

/** Returns every question of a questionnaire, in its order, with the answers of two evaluations that asked it. */
export function comparedAnswers(flow: Flow, one: Steps, other: Steps): AnsweredTwice[] {
  const [first, second] = [givenIn(flow, one), givenIn(flow, other)];
  return flow.questions.map((question) => {
    const answers = [first(question), second(question)] as const;
    return { question, answers, likeness: likenessOf(question, answers) };
  });
}

/** How many of the answers that can be compared are equal. */
export type EqualShare = {
  readonly equal: number;
  readonly compared: number;
  /** of 100; null where nothing is compared */
  readonly percent: number | null;
};

/** Returns the share of equal answers among the questions that both answered and that can be compared. */
export function equalShareOf(answers: readonly Pick<AnsweredTwice, 'likeness'>[]): EqualShare {
  const countOf = (wanted: Likeness) => answers.filter(({ likeness }) => likeness === wanted).length;
  const equal = countOf('equal');
  const compared = equal + countOf('different');
  return { equal, compared, percent: compared === 0 ? null : (100 * equal) / compared };
}

function givenIn(flow: Flow, evaluation: Steps): (question: PublishedQuestion) => GivenAnswer {
  const answering = answeringOf(evaluation, flow.questions);
  const states = statesOf(flow, answering);
  return ({ questionId }) => {
    const state = states.get(questionId) ?? 'not_asked';
    const comment = answering.comments[questionId] ?? '';
    return { state, value: state === 'answered' ? answerOf(answering, questionId) : null, comment };
  };
}

function likenessOf(
  { type }: Pick<PublishedQuestion, 'type'>,
  [one, other]: readonly [GivenAnswer, GivenAnswer],
): Likeness {
  const answered = [one, other].filter(({ state }) => state === 'answered').length;
  if (answered < 2) return answered === 1 ? 'one' : 'none';
  if (type === 'text' || type === 'media') return 'read';
  return textOf(one.value) === textOf(other.value) ? 'equal' : 'different';
}

/** Returns an answer as a text that equal answers share: the order of several choices says nothing. */
function textOf(value: AnswerValue): string {
  return JSON.stringify(typeof value === 'object' && value !== null ? value.toSorted() : value);
}
