import type { QuestionCategory } from '../content/question-category.ts';
import type { ExplainedQuestion, Explanation } from '../questionnaires/explanation.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { ACTION_PRIORITIES, ActionCategory, QuickAction } from './quick-action.ts';

/** An action that an evaluation proposes: the question that lost most, with the answers to expect where animals are well. */
export type ProposedAction = {
  readonly question: PublishedQuestion;
  readonly category: ActionCategory;
  /** high for a critical category, medium for a poor one */
  readonly priority: (typeof ACTION_PRIORITIES)[number];
};

const CATEGORIES: Readonly<Record<QuestionCategory, ActionCategory>> = {
  housing: 'habitat',
  feeding: 'feeding',
  health: 'health',
  behavior: 'behavior',
};
/** More proposals for one category are no help. */
export const MAX_PROPOSED_OF_CATEGORY = 3;

/**
 * Returns the actions that the poor and critical categories of an evaluation propose, the lowest category first, and
 * within a category the question that loses most: at most `MAX_PROPOSED_OF_CATEGORY` questions below their best score,
 * without those that `taken` names.
 */
export function proposedActions(
  { categories }: Explanation,
  questions: readonly PublishedQuestion[],
  taken: ReadonlySet<string>,
): ProposedAction[] {
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  return categories
    .filter(({ label }) => label === 'poor' || label === 'critical')
    .toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))
    .flatMap(({ label, category, questions: ofCategory }) =>
      ofCategory
        .filter((one) => lossOf(one) > 0 && !taken.has(one.questionId))
        .toSorted((one, other) => lossOf(other) - lossOf(one))
        .slice(0, MAX_PROPOSED_OF_CATEGORY)
        .flatMap(({ questionId }) => {
          const question = byId.get(questionId);
          if (question === undefined) return [];
          return [{ question, category: CATEGORIES[category], priority: label === 'critical' ? 'high' : 'medium' }];
        }),
    );
}

/** The points of 100 that a question takes from its category; 0 when it does not count. */
function lossOf({ percent, share }: ExplainedQuestion): number {
  return percent === null || share === null ? 0 : share * (100 - percent);
}

/**
 * Returns the ids of the questions that an action already answers: one that is still to do, or one that was made after
 * the evaluation, whatever became of it. A question that is as low as before is proposed again once its action is done.
 */
export function takenQuestions(actions: readonly QuickAction[], evaluatedAt: EpochMs): Set<string> {
  return new Set(
    actions
      .filter(
        ({ status, isArchived, createdAtUnix }) =>
          (status !== 'completed' && !isArchived) || createdAtUnix >= evaluatedAt,
      )
      .flatMap(({ questionId }) => (questionId === null ? [] : [questionId])),
  );
}
