import * as z from 'zod/mini';
import type { ContentKind } from '../content/content-kind.ts';
import { entryFields, lineOf, publishedLineOf } from '../content/content-table.ts';
import { questionLevelSchema } from '../content/question-level.ts';
import { translatedSchema } from '../content/translated.ts';
import * as field from '../fields/fields.ts';
import {
  questionIdsOf,
  type Questionnaire,
  type QuestionnaireContent,
  questionnaireContentSchema,
  questionnaireSchema,
  type QuestionnaireVersion,
  questionnaireVersionSchema,
} from './questionnaire.ts';

/** The document of `various` that lists the official questionnaires. */
export const QUESTIONNAIRE_TABLE = 'shortQuestionnaireTable';

/** `questions` is their number. */
const shown = { name: translatedSchema, level: questionLevelSchema, questions: z.int() };

/** A questionnaire as lists show it: the editors' present state, and the published one that everybody else uses. */
export const questionnaireEntrySchema = z.object({ questionnaireRef: z.string(), ...entryFields(shown) });
export type QuestionnaireEntry = z.infer<typeof questionnaireEntrySchema>;

/** The questionnaires of one owner, by their ids: in `various/shortQuestionnaireTable`, or in an establishment's register. */
export const questionnaireTableSchema = z.object({
  questionnaires: z.record(z.string(), questionnaireEntrySchema),
  updatedAtUnix: field.instant(),
});
export type QuestionnaireTable = z.infer<typeof questionnaireTableSchema>;

/** The types of questionnaires, for what all content does alike. */
export type QuestionnaireTypes = {
  area: 'questionnaire';
  content: QuestionnaireContent;
  draft: Questionnaire;
  version: QuestionnaireVersion;
  entry: QuestionnaireEntry;
  table: QuestionnaireTable;
};

export const QUESTIONNAIRE_KIND: ContentKind<QuestionnaireTypes> = {
  area: 'questionnaire',
  contentSchema: questionnaireContentSchema,
  schema: questionnaireSchema,
  versionSchema: questionnaireVersionSchema,
  tableSchema: questionnaireTableSchema,
  refOf: ({ questionnaireRef }) => questionnaireRef,
  entryOf: (draft, published) => ({
    questionnaireRef: draft.questionnaireRef,
    ...lineOf(draft, shownOf(draft), published),
  }),
  publishedEntryOf: (version) => publishedLineOf(version, shownOf(version)),
};

function shownOf(content: QuestionnaireContent) {
  return { name: content.name, level: content.level, questions: questionIdsOf(content).length };
}
