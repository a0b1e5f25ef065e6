import { depthOf, type QuestionLevel } from '#domain/content/question-level.ts';
import { textIn } from '#domain/content/translated.ts';
import type { QuestionnaireTable } from '#domain/questionnaires/questionnaire-table.ts';
import type { Language } from '#domain/users/language.ts';
import { type ShownAs, shownEntries } from '#kit/content/content-entries.ts';
import type { ContentRow } from '#kit/content/useContentColumns.tsx';

/** A questionnaire in a list. */
export type QuestionnaireRow = ContentRow & {
  readonly questionnaireId: string;
  readonly questionnaireRef: string;
  readonly level: QuestionLevel;
  readonly levelName: string;
  /** sorts the widest level first, then by its name */
  readonly levelOrder: string;
  readonly questions: number;
};

type Words = { readonly language: Language; readonly levelName: (level: QuestionLevel) => string };

/** Returns the questionnaires of an owner's list that are shown, as rows. */
export function questionnaireRows(
  { questionnaires }: QuestionnaireTable,
  owner: QuestionnaireRow['owner'],
  as: ShownAs,
  { language, levelName }: Words,
): QuestionnaireRow[] {
  return shownEntries(questionnaires, as).map(([questionnaireId, entry]) => {
    const { questionnaireRef, name, level, questions, version, status, updatedAtUnix } = entry;
    const called = levelName(level);
    return {
      ...{ questionnaireId, questionnaireRef, owner, level, questions, version, status, updatedAtUnix },
      name: textIn(name, language),
      levelName: called,
      levelOrder: `${depthOf(level.kind)} ${called}`,
    };
  });
}
