import * as z from 'zod/mini';
import { storedBytes } from '../shared/stored-bytes.ts';
import { questionLevelSchema } from '../content/question-level.ts';
import {
  QUESTION_CATEGORIES,
  QUESTION_KINDS,
  QUESTION_STATUSES,
  QUESTION_TYPES,
  type PublishedQuestion,
  publishedQuestionSchema,
  type Question,
} from './question.ts';
import { missingTranslations } from './missing-translations.ts';
import { translatedSchema } from '../content/translated.ts';

/** Bytes of the short table: a document holds 1 MiB, its indexes and names included. */
export const QUESTION_TABLE_BYTES = 900_000;
/** Bytes of published questions in one document. */
export const QUESTION_PART_BYTES = 600_000;

/** A question as lists show it. */
const shortQuestionSchema = z.object({
  questionRef: z.string(),
  status: z.enum(QUESTION_STATUSES),
  version: z.int(),
  level: questionLevelSchema,
  category: z.enum(QUESTION_CATEGORIES),
  kind: z.enum(QUESTION_KINDS),
  type: z.enum(QUESTION_TYPES),
  wording: translatedSchema,
  /** whether every text stands in every language */
  isComplete: z.boolean(),
  /** the sources it cites, its adaptations included */
  references: z.array(z.string()),
  updatedAtUnix: z.int(),
  /** the document `various/publishedQuestions-<n>` that holds its published state; null while there is none */
  part: z.nullable(z.int()),
});
export type ShortQuestion = z.infer<typeof shortQuestionSchema>;

/**
 * Every question in short, by its id, as stored in `various/shortQuestionTable`. The server keeps it with every step of
 * a question, so that a list costs one document.
 */
export const questionTableSchema = z.object({
  version: z.int(),
  updatedAtUnix: z.int(),
  /** documents `various/publishedQuestions-<n>`, n from 0 */
  parts: z.int(),
  questions: z.record(z.string(), shortQuestionSchema),
});
export type QuestionTable = z.infer<typeof questionTableSchema>;

/** A part of the published questions, by id, as stored in `various/publishedQuestions-<n>`. */
export const questionPartSchema = z.object({ questions: z.record(z.string(), publishedQuestionSchema) });
export type QuestionPart = z.infer<typeof questionPartSchema>;

export const QUESTION_TABLE = 'shortQuestionTable';
export const EMPTY_QUESTION_TABLE: QuestionTable = { version: 0, updatedAtUnix: 0, parts: 0, questions: {} };

/** Returns the name of a document with published questions. */
export function questionPartName(number: number): string {
  return `publishedQuestions-${number}`;
}

/** Returns the entry of a question in the short table. */
export function shortQuestionOf(question: Question, part: number | null): ShortQuestion {
  const { questionRef, status, version, level, category, kind, type, wording, updatedAtUnix } = question;
  const cited = [question.references, ...question.adaptations.map((one) => one.references ?? [])].flat();
  return {
    ...{ questionRef, status, version, level, category, kind, type, wording },
    isComplete: missingTranslations(question).length === 0,
    references: [...new Set(cited)],
    updatedAtUnix,
    part,
  };
}

/** Returns whether the table with these questions fits into its document. */
export function fitsTable(questions: QuestionTable['questions']): boolean {
  return storedBytes('', questions) <= QUESTION_TABLE_BYTES;
}

/**
 * Returns the parts that change when the published state of a question is written, or taken away with null, and the
 * number of the part that holds it afterwards. It stays in its part while there is room, else goes into the first part
 * that has some, else into a new one.
 */
export function partsWithQuestion(
  parts: readonly QuestionPart[],
  questionId: string,
  published: PublishedQuestion | null,
): { readonly changed: ReadonlyMap<number, QuestionPart>; readonly part: number | null } {
  const changed = new Map<number, QuestionPart>();
  const from = parts.findIndex(({ questions }) => Object.hasOwn(questions, questionId));
  const others = parts.map((part, number) => (number === from ? without(part, questionId) : part));
  if (from >= 0) changed.set(from, others[from] as QuestionPart);
  if (published === null) return { changed, part: null };
  const fits = (part: QuestionPart | undefined) =>
    part !== undefined && storedBytes('', part.questions) + storedBytes(questionId, published) <= QUESTION_PART_BYTES;
  const free = fits(others[from]) ? from : others.findIndex(fits);
  const part = free < 0 ? parts.length : free;
  changed.set(part, { questions: { ...others[part]?.questions, [questionId]: published } });
  return { changed, part };
}

/**
 * Returns the short table and the parts of all questions, in the order of their ids, so that the same questions give
 * the same documents.
 */
export function questionBundleOf(
  all: readonly { readonly question: Question; readonly published: PublishedQuestion | null }[],
  { version, updatedAtUnix }: { readonly version: number; readonly updatedAtUnix: number },
): { readonly table: QuestionTable; readonly parts: readonly QuestionPart[] } {
  const parts: QuestionPart[] = [];
  const questions: QuestionTable['questions'] = {};
  for (const { question, published } of all.toSorted((one, other) =>
    one.question.questionId < other.question.questionId ? -1 : 1,
  )) {
    const { changed, part } = partsWithQuestion(parts, question.questionId, published);
    for (const [number, one] of changed) parts[number] = one;
    questions[question.questionId] = shortQuestionOf(question, part);
  }
  return { table: { version, updatedAtUnix, parts: parts.length, questions }, parts };
}

function without({ questions }: QuestionPart, questionId: string): QuestionPart {
  const { [questionId]: _gone, ...others } = questions;
  return { questions: others };
}
