import type { Translated } from '../content/translated.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { type Answering, answerOf } from './answering.ts';
import { isAnswered } from './check-answer.ts';
import type { Condition, QuestionnaireVersion } from './questionnaire.ts';

/** Questions that are asked together; a list of questions without sections is one without a name. */
export type FlowSection = {
  readonly sectionId: string;
  readonly name: Translated | null;
  readonly questions: readonly PublishedQuestion[];
};

/** The questions to ask, in their order. */
export type Flow = {
  readonly sections: readonly FlowSection[];
  readonly questions: readonly PublishedQuestion[];
  /** by the question that depends on another one */
  readonly conditions: ReadonlyMap<string, Condition>;
  /** ids of the questions that must be answered where they are asked */
  readonly required: ReadonlySet<string>;
};

/** The part of a questionnaire by which its questions are asked. */
export type AskedQuestionnaire = Pick<QuestionnaireVersion, 'sections' | 'conditions' | 'required' | 'questions'>;

/** Returns the questions of a published questionnaire; an id of a section without its question is passed over. */
export function flowOf({ sections, conditions, required, questions }: AskedQuestionnaire): Flow {
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  const filled = sections.map(({ sectionId, name, questionIds }) => ({
    sectionId,
    name,
    questions: questionIds.flatMap((id) => byId.get(id) ?? []),
  }));
  return flowOfSections(filled, conditions, required);
}

/** Returns a flow that asks each of these questions, in their order. */
export function flowOfQuestions(questions: readonly PublishedQuestion[]): Flow {
  return flowOfSections([{ sectionId: 'all', name: null, questions }], [], []);
}

/**
 * Returns the ids of the questions that are asked, given the answers so far, in their order: those without a condition,
 * and those whose condition is met by a question that is asked itself, and not skipped.
 */
export function askedIds(flow: Flow, answering: Answering): string[] {
  const asked = new Set<string>();
  for (const { questionId } of flow.questions) {
    const condition = flow.conditions.get(questionId);
    if (condition === undefined || (asked.has(condition.dependsOn) && isMet(condition, answering)))
      asked.add(questionId);
  }
  return [...asked];
}

/** Returns the question of an id, the first that is asked where that one is not; null when none is asked. */
export function questionToShow(flow: Flow, answering: Answering, wanted: string | null): PublishedQuestion | null {
  const asked = askedIds(flow, answering);
  const id = wanted !== null && asked.includes(wanted) ? wanted : asked[0];
  return flow.questions.find(({ questionId }) => questionId === id) ?? null;
}

/** Returns the question before or after one among those that are asked; null at an end, the first for one not asked. */
export function neighbourOf(asked: readonly string[], questionId: string, step: -1 | 1): string | null {
  const place = asked.indexOf(questionId);
  return (place === -1 ? asked[0] : asked[place + step]) ?? null;
}

export type QuestionState = 'not_asked' | 'skipped' | 'answered' | 'open';

/** Returns what became of each question, by id. An answer that is not valid leaves its question open. */
export function statesOf(flow: Flow, answering: Answering): ReadonlyMap<string, QuestionState> {
  const asked = new Set(askedIds(flow, answering));
  return new Map(
    flow.questions.map((question): [string, QuestionState] => {
      const { questionId } = question;
      if (!asked.has(questionId)) return [questionId, 'not_asked'];
      if (answering.skipped.includes(questionId)) return [questionId, 'skipped'];
      return [questionId, isAnswered(question, answerOf(answering, questionId)) ? 'answered' : 'open'];
    }),
  );
}

export type Progress = {
  readonly asked: number;
  /** answered or skipped */
  readonly done: number;
  readonly skipped: number;
  /** ids of the asked questions that must be answered and are not, in their order */
  readonly stillRequired: readonly string[];
};

/** Returns how far the answers are; a required question that is skipped is still required. */
export function progressOf(flow: Flow, answering: Answering): Progress {
  const states = [...statesOf(flow, answering)];
  const countOf = (...wanted: QuestionState[]) => states.filter(([, state]) => wanted.includes(state)).length;
  return {
    asked: states.length - countOf('not_asked'),
    done: countOf('answered', 'skipped'),
    skipped: countOf('skipped'),
    stillRequired: states.flatMap(([id, state]) =>
      flow.required.has(id) && (state === 'open' || state === 'skipped') ? [id] : [],
    ),
  };
}

function flowOfSections(
  sections: readonly FlowSection[],
  conditions: readonly Condition[],
  required: readonly string[],
): Flow {
  const questions = sections.flatMap((section) => section.questions);
  return {
    sections,
    questions,
    conditions: new Map(conditions.map((condition) => [condition.questionId, condition])),
    required: new Set([
      ...required,
      ...questions.filter(({ isRequired }) => isRequired).map(({ questionId }) => questionId),
    ]),
  };
}

function isMet({ dependsOn, answerIds }: Condition, answering: Answering): boolean {
  if (answering.skipped.includes(dependsOn)) return false;
  const answer = answerOf(answering, dependsOn);
  if (answer === null || typeof answer === 'number') return false;
  const chosen = typeof answer === 'string' ? [answer] : answer;
  return chosen.some((id) => answerIds.includes(id));
}
