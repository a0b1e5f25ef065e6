import { weightOf } from '../content/weights.ts';
import { keptOrder } from '../content/kept-order.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { isSameValue } from '../shared/same-value.ts';
import type { Condition, QuestionnaireContent, Section } from './questionnaire.ts';

/** A questionnaire with the state of its questions: a version has its own, a draft the published ones. */
export type QuestionnaireState = {
  readonly content: QuestionnaireContent;
  readonly questions: ReadonlyMap<string, PublishedQuestion>;
};

/** The facts of a whole questionnaire that a comparison names, in the order of the editor. */
export const COMPARED_FACTS = [
  'questionnaireRef',
  'level',
  'name',
  'description',
  'sections',
  'categoryWeights',
] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];

/** The facts of a question that a comparison names. */
export const COMPARED_FIELDS = [
  'section',
  'order',
  'condition',
  'required',
  'weight',
  'wording',
  'help',
  'answers',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

/** A question as a questionnaire asks it. */
export type AskedQuestion = {
  readonly questionId: string;
  readonly section: Section;
  readonly condition: Omit<Condition, 'questionId'> | null;
  readonly isRequired: boolean;
  /** null where the state of the question is not known */
  readonly weight: number | null;
  readonly question: PublishedQuestion | null;
};

/** A line of the comparison: the question on each side, null where it is not asked, and the fields that differ. */
export type ComparedQuestion = {
  readonly questionId: string;
  readonly one: AskedQuestion | null;
  readonly other: AskedQuestion | null;
  readonly fields: readonly ComparedField[];
};

export type QuestionnaireComparison = {
  readonly facts: readonly ComparedFact[];
  readonly questions: readonly ComparedQuestion[];
};

/**
 * Returns the differences between two states of a questionnaire. Its questions stand in the order of the second one, those
 * that it no longer asks after the question that they followed. Of questions in another order, the fewest are named.
 */
export function compareQuestionnaires(one: QuestionnaireState, other: QuestionnaireState): QuestionnaireComparison {
  const [before, after] = [askedBy(one), askedBy(other)];
  const places = [...after.keys()];
  const inOrder = keptOrder([...before.keys()], places);
  return {
    facts: COMPARED_FACTS.filter((fact) => !isSameValue(factOf(one.content, fact), factOf(other.content, fact))),
    questions: joinedOrder([...before.keys()], places).map((questionId) => {
      const [left, right] = [before.get(questionId) ?? null, after.get(questionId) ?? null];
      const fields = left === null || right === null ? [] : changedFields(left, right, inOrder.has(questionId));
      return { questionId, one: left, other: right, fields };
    }),
  };
}

/** Returns whether two states have no difference. */
export function isUnchanged({ facts, questions }: QuestionnaireComparison): boolean {
  return facts.length === 0 && !questions.some(isChangedQuestion);
}

/** Returns whether a line of the comparison differs. */
export function isChangedQuestion({ one, other, fields }: ComparedQuestion): boolean {
  return one === null || other === null || fields.length > 0;
}

function askedBy({ content, questions }: QuestionnaireState): ReadonlyMap<string, AskedQuestion> {
  const required = new Set(content.required);
  const conditions = new Map(content.conditions.map(({ questionId, ...condition }) => [questionId, condition]));
  return new Map(
    content.sections.flatMap((section) =>
      section.questionIds.map((questionId): [string, AskedQuestion] => {
        const question = questions.get(questionId) ?? null;
        return [
          questionId,
          {
            ...{ questionId, section, question },
            condition: conditions.get(questionId) ?? null,
            isRequired: required.has(questionId),
            weight: question === null ? null : weightOf(content.weights, question),
          },
        ];
      }),
    ),
  );
}

function factOf(content: QuestionnaireContent, fact: ComparedFact): unknown {
  if (fact === 'sections') return content.sections.map(({ sectionId, name }) => [sectionId, name]);
  if (fact === 'categoryWeights') return content.weights.categories;
  return content[fact];
}

function changedFields(one: AskedQuestion, other: AskedQuestion, isInOrder: boolean): ComparedField[] {
  const isMoved = one.section.sectionId !== other.section.sectionId;
  const changed: Record<ComparedField, boolean> = {
    section: isMoved,
    order: !isMoved && !isInOrder,
    condition: !isSameValue(sortedCondition(one), sortedCondition(other)),
    required: one.isRequired !== other.isRequired,
    weight: one.weight !== other.weight,
    wording: !isSameValue(one.question?.wording, other.question?.wording),
    help: !isSameValue(one.question?.help, other.question?.help),
    answers: !isSameValue(answersOf(one.question), answersOf(other.question)),
  };
  return COMPARED_FIELDS.filter((field) => changed[field]);
}

function sortedCondition({ condition }: AskedQuestion) {
  return condition === null ? null : { ...condition, answerIds: condition.answerIds.toSorted() };
}

/** The way in which a question is answered and scored. */
function answersOf(question: PublishedQuestion | null): unknown {
  if (question === null) return null;
  const { type, answers, minChoices, maxChoices, unit, min, max, bands } = question;
  const { scaleMax, isScaleReversed, scaleLow, scaleHigh } = question;
  return [type, answers, minChoices, maxChoices, unit, min, max, bands, scaleMax, isScaleReversed, scaleLow, scaleHigh];
}

/** Returns the ids of the second list in its order, with those of the first alone after the ones that they followed. */
function joinedOrder(before: readonly string[], after: readonly string[]): string[] {
  const joined = [...after];
  for (const [at, id] of before.entries())
    if (!joined.includes(id)) joined.splice(at === 0 ? 0 : joined.indexOf(before[at - 1] ?? '') + 1, 0, id);
  return joined;
}
