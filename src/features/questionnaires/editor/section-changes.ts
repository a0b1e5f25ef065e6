import type { Weights } from '#domain/content/weights.ts';
import type { Condition, QuestionnaireContent, Section } from '#domain/questionnaires/questionnaire.ts';
import { moved } from '#lib/moved.ts';

/** The parts of a questionnaire that name its questions. */
export type QuestionnaireParts = Pick<QuestionnaireContent, 'sections' | 'conditions' | 'required' | 'weights'>;

/** A place for a question: before the question that stands at `at` of the section, or at its end. */
export type Place = { readonly sectionId: string; readonly at: number };

/** A section that was removed, with everything that was written about its questions. */
export type RemovedSection = QuestionnaireParts & { readonly section: Section; readonly at: number };

/** Returns the sections with questions added at the end of one; a question that is asked already is left out. */
export function withQuestions(
  sections: readonly Section[],
  sectionId: string,
  questionIds: readonly string[],
): Section[] {
  const asked = new Set(idsOf(sections));
  const added = questionIds.filter((id) => !asked.has(id));
  return sections.map((one) =>
    one.sectionId === sectionId ? { ...one, questionIds: [...one.questionIds, ...added] } : one,
  );
}

/** Returns the sections with a question moved to a place, in its own section or another one. */
export function withMovedQuestion(sections: readonly Section[], questionId: string, to: Place): Section[] {
  const from = sections.find(({ questionIds }) => questionIds.includes(questionId));
  if (from === undefined || !sections.some(({ sectionId }) => sectionId === to.sectionId)) return [...sections];
  const before = from.questionIds.indexOf(questionId);
  // Without itself, the places after it in its own section are one less.
  const at = from.sectionId === to.sectionId && before < to.at ? to.at - 1 : to.at;
  return sections.map((section) => {
    const others = section.questionIds.filter((id) => id !== questionId);
    return section.sectionId === to.sectionId
      ? { ...section, questionIds: others.toSpliced(at, 0, questionId) }
      : { ...section, questionIds: others };
  });
}

/**
 * Returns the place one step up (-1) or down (1) of a question: beyond the border of its section that is the end, or the
 * beginning, of the next one. Null at the ends of the questionnaire.
 */
export function stepOf(sections: readonly Section[], questionId: string, by: -1 | 1): Place | null {
  const number = sections.findIndex(({ questionIds }) => questionIds.includes(questionId));
  const section = sections[number];
  if (section === undefined) return null;
  const { sectionId, questionIds } = section;
  const at = questionIds.indexOf(questionId);
  const isInside = by === -1 ? at > 0 : at < questionIds.length - 1;
  if (isInside) return { sectionId, at: by === -1 ? at - 1 : at + 2 };
  const next = sections[number + by];
  return next === undefined ? null : { sectionId: next.sectionId, at: by === -1 ? next.questionIds.length : 0 };
}

/** Returns the sections with one moved to another place. */
export function withMovedSection(sections: readonly Section[], from: number, to: number): Section[] {
  return moved(sections, from, to);
}

/** Returns the parts without a question, and without what was written about it. */
export function withoutQuestion(parts: QuestionnaireParts, questionId: string): QuestionnaireParts {
  const sections = parts.sections.map((one) => ({
    ...one,
    questionIds: one.questionIds.filter((id) => id !== questionId),
  }));
  return { ...without(parts, new Set([questionId])), sections };
}

/** Returns the parts without a section and its questions, and what `withSection` needs to bring it back; null for none. */
export function withoutSection(
  parts: QuestionnaireParts,
  sectionId: string,
): { readonly parts: QuestionnaireParts; readonly removed: RemovedSection } | null {
  const at = parts.sections.findIndex((one) => one.sectionId === sectionId);
  const section = parts.sections[at];
  if (section === undefined) return null;
  const sections = parts.sections.toSpliced(at, 1);
  return {
    parts: { ...without(parts, new Set(section.questionIds)), sections },
    removed: { ...parts, section, at },
  };
}

/**
 * Returns the parts with a removed section at its place again, with what was written about its questions. Questions that
 * were added elsewhere meanwhile stay there, and changes since are kept.
 */
export function withSection(parts: QuestionnaireParts, removed: RemovedSection): QuestionnaireParts {
  const elsewhere = new Set(idsOf(parts.sections));
  const back = removed.section.questionIds.filter((id) => !elsewhere.has(id));
  const isBack = new Set(back);
  const asked = new Set([...elsewhere, ...back]);
  const known = new Set(parts.conditions.map(({ questionId }) => questionId));
  // A condition on one of its questions went with it, and comes back unless another one was written since.
  const conditions = removed.conditions.filter(
    ({ questionId, dependsOn }) =>
      !known.has(questionId) &&
      (isBack.has(questionId) || isBack.has(dependsOn)) &&
      asked.has(questionId) &&
      asked.has(dependsOn),
  );
  const ownWeights = Object.entries(removed.weights.questions).filter(([id]) => isBack.has(id));
  return {
    sections: parts.sections.toSpliced(removed.at, 0, { ...removed.section, questionIds: back }),
    conditions: [...parts.conditions, ...conditions],
    required: [...parts.required, ...removed.required.filter((id) => isBack.has(id))],
    weights: { ...parts.weights, questions: { ...parts.weights.questions, ...Object.fromEntries(ownWeights) } },
  };
}

/** Returns the conditions with that of a question replaced; null takes it away. */
export function withCondition(
  conditions: readonly Condition[],
  questionId: string,
  condition: Omit<Condition, 'questionId'> | null,
): Condition[] {
  const others = conditions.filter((one) => one.questionId !== questionId);
  return condition === null ? others : [...others, { questionId, ...condition }];
}

/** Returns the weights with that of a question changed; null gives it its own one again. */
export function withWeight(weights: Weights, questionId: string, weight: number | null): Weights {
  const { [questionId]: _before, ...others } = weights.questions;
  return { ...weights, questions: weight === null ? others : { ...others, [questionId]: weight } };
}

/** Returns the questions that stand before one, in the order in which they are asked. */
export function questionsBefore(sections: readonly Section[], questionId: string): readonly string[] {
  const all = idsOf(sections);
  const at = all.indexOf(questionId);
  return at < 0 ? [] : all.slice(0, at);
}

function idsOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ questionIds }) => questionIds);
}

function without({ conditions, required, weights, sections }: QuestionnaireParts, gone: ReadonlySet<string>) {
  return {
    sections,
    conditions: conditions.filter(({ questionId, dependsOn }) => !gone.has(questionId) && !gone.has(dependsOn)),
    required: required.filter((id) => !gone.has(id)),
    weights: {
      ...weights,
      questions: Object.fromEntries(Object.entries(weights.questions).filter(([id]) => !gone.has(id))),
    },
  };
}
