import type { ShortQuestion, QuestionTable } from '#domain/questions/question-table.ts';
import { depthOf, type QuestionLevel } from '#domain/content/question-level.ts';
import { textIn } from '#domain/content/translated.ts';
import type { Language } from '#domain/users/language.ts';

/** A question as the lists show it, in the language of the page. */
export type QuestionRow = ShortQuestion & {
  readonly questionId: string;
  readonly text: string;
  readonly levelName: string;
  /** sorts the widest level first, then by its name */
  readonly levelOrder: string;
  /** code and wording in every language, to search in */
  readonly searchText: string;
};

/** Returns the rows of the lists of questions. */
export function questionRows(
  { questions }: QuestionTable,
  language: Language,
  levelName: (level: QuestionLevel) => string,
): readonly QuestionRow[] {
  return Object.entries(questions).map(([questionId, short]) => {
    const name = levelName(short.level);
    return {
      ...short,
      questionId,
      text: textIn(short.wording, language),
      levelName: name,
      levelOrder: `${depthOf(short.level.kind)} ${name}`,
      searchText: [short.questionRef, ...Object.values(short.wording)].join(' \n'),
    };
  });
}
