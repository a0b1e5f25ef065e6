import { QUESTION_CATEGORIES, type PublishedQuestion, type QuestionCategory } from '#domain/questions/question.ts';
import type { QuestionOfSpecies } from '#domain/questions/questions-of.ts';
import { maxScoreOf } from '#domain/scoring/question-score.ts';

/** The gaps that the questions of a species leave. */
export type SpeciesGaps = {
  /** categories without a scored question */
  readonly unscored: readonly QuestionCategory[];
  /** scored questions without a reference answer */
  readonly withoutReference: readonly PublishedQuestion[];
  /** questions without any source */
  readonly withoutSource: readonly PublishedQuestion[];
};

/** Returns the gaps in the questions that a species is asked. */
export function gapsOf(asked: readonly QuestionOfSpecies[]): SpeciesGaps {
  const questions = asked.map(({ question }) => question);
  const scored = questions.filter((question) => maxScoreOf(question) !== null);
  return {
    unscored: QUESTION_CATEGORIES.filter((category) => !scored.some((one) => one.category === category)),
    withoutReference: scored.filter(
      ({ type, answers, bands }) => type !== 'scale' && ![...answers, ...bands].some(({ isReference }) => isReference),
    ),
    withoutSource: questions.filter(({ references }) => references.length === 0),
  };
}
