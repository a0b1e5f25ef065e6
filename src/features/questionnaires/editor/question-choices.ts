import { levelKey, type QuestionLevel, type TaxonomyOfLevels } from '#domain/content/question-level.ts';
import { textIn } from '#domain/content/translated.ts';
import type { PublishedQuestion, QuestionCategory, QuestionType } from '#domain/questions/question.ts';
import { questionsOf } from '#domain/questions/questions-of.ts';
import type { Language } from '#domain/users/language.ts';

/** A published question that a questionnaire may ask. */
export type QuestionChoice = {
  readonly questionId: string;
  readonly questionRef: string;
  readonly text: string;
  readonly level: QuestionLevel;
  readonly category: QuestionCategory;
  readonly type: QuestionType;
  /** code and wording in every language, to search in */
  readonly searchText: string;
};

/** The filters of the choices; null leaves everything in. */
export type ChoiceFilters = {
  readonly category: QuestionCategory | null;
  /** the key of a level */
  readonly level: string | null;
  readonly type: QuestionType | null;
};

/**
 * Returns the published questions that hold for a level and are not asked yet, the widest level first: those of the level
 * and of all above, without the ones that it leaves out.
 */
export function questionChoices(
  questions: Iterable<PublishedQuestion>,
  level: QuestionLevel,
  taxonomy: TaxonomyOfLevels,
  asked: ReadonlySet<string>,
  language: Language,
): readonly QuestionChoice[] {
  return questionsOf(level, taxonomy, [...questions]).asked.flatMap(({ question }) => {
    const { questionId, questionRef, wording, category, type } = question;
    if (asked.has(questionId)) return [];
    return [
      {
        ...{ questionId, questionRef, category, type, level: question.level },
        text: textIn(wording, language),
        searchText: [questionRef, ...Object.values(wording)].join(' \n'),
      },
    ];
  });
}

/** Returns the choices that the filters leave. */
export function filteredChoices(
  choices: readonly QuestionChoice[],
  { category, level, type }: ChoiceFilters,
): readonly QuestionChoice[] {
  return choices.filter(
    (one) =>
      (category === null || one.category === category) &&
      (level === null || levelKey(one.level) === level) &&
      (type === null || one.type === type),
  );
}
