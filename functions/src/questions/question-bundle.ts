import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { PublishedQuestion, Question } from '../../../src/domain/questions/question.ts';
import { questionLogSchema } from '../../../src/domain/questions/question-log.ts';
import {
  fitsTable,
  type QuestionPart,
  questionBundleOf,
  questionPartSchema,
  partsWithQuestion,
  type QuestionTable,
  questionTableSchema,
  shortQuestionOf,
} from '../../../src/domain/questions/question-table.ts';
import { publishedOf, questionFromStored } from '../../../src/domain/questions/stored-question.ts';
import { now } from '../common/clock.ts';
import { withTimestamps } from '../common/stored.ts';
import { QUESTION_TABLE_PATH, questionLogPath, questionPartPath, QUESTIONS } from './question-paths.ts';

/** The short table and the published questions as one transaction read them. */
export type StoredQuestions = {
  readonly table: QuestionTable;
  readonly parts: readonly QuestionPart[];
  /** not stored yet: all of it has to be written */
  readonly isNew: boolean;
};

/**
 * Returns the short table with the published questions, for a transaction that will change them; when they are missing
 * they are made of all questions. Every step of a question goes through them, so steps come one after the other.
 */
export async function questionsFor(database: Firestore, transaction: Transaction): Promise<StoredQuestions> {
  const stored = await transaction.get(database.doc(QUESTION_TABLE_PATH));
  if (!stored.exists) return { ...(await wholeBundle(database, transaction, 0)), isNew: true };
  const table = questionTableSchema.parse(stored.data());
  if (table.parts === 0) return { table, parts: [], isNew: false };
  const paths = Array.from({ length: table.parts }, (_, number) => database.doc(questionPartPath(number)));
  const parts = await transaction.getAll(...paths);
  return {
    table,
    parts: parts.map((part) => questionPartSchema.parse(part.data() ?? { questions: {} })),
    isNew: false,
  };
}

/**
 * Writes the entry of a question into the table, and its published state into the parts: `undefined` leaves that as it
 * is, null takes it away. Returns false, and writes nothing, when the table has no room left.
 */
export function writeQuestions(
  database: Firestore,
  transaction: Transaction,
  { table, parts, isNew }: StoredQuestions,
  question: Question,
  published: PublishedQuestion | null | undefined,
): boolean {
  const { questionId } = question;
  const { changed, part } =
    published === undefined
      ? { changed: new Map<number, QuestionPart>(), part: table.questions[questionId]?.part ?? null }
      : partsWithQuestion(parts, questionId, published);
  const questions = { ...table.questions, [questionId]: shortQuestionOf(question, part) };
  // A question that is there already may always be changed, published and archived.
  if (table.questions[questionId] === undefined && !fitsTable(questions)) return false;
  const all = new Map([...(isNew ? parts.entries() : []), ...changed]);
  const count = Math.max(table.parts, ...[...all.keys()].map((number) => number + 1));
  const next = { version: table.version + 1, updatedAtUnix: now(), parts: count, questions };
  transaction.set(database.doc(QUESTION_TABLE_PATH), withTimestamps(next));
  for (const [number, one] of all) transaction.set(database.doc(questionPartPath(number)), one);
  return true;
}

/** Makes the short table and the parts anew of all questions, in one commit that leaves no part of the former ones. */
export async function rebuildQuestions(database: Firestore): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const stored = questionTableSchema.safeParse((await transaction.get(database.doc(QUESTION_TABLE_PATH))).data());
    const former = stored.success ? stored.data : { version: 0, parts: 0 };
    const { table, parts } = await wholeBundle(database, transaction, former.version + 1);
    transaction.set(database.doc(QUESTION_TABLE_PATH), withTimestamps(table));
    for (const [number, part] of parts.entries()) transaction.set(database.doc(questionPartPath(number)), part);
    for (let number = parts.length; number < former.parts; number += 1)
      transaction.delete(database.doc(questionPartPath(number)));
  });
}

/**
 * Returns the published state of a question; null for one that is archived or was never published. A change that is not
 * published yet leaves the last published state, which the log holds.
 */
export async function publishedStateOf(
  database: Firestore,
  transaction: Transaction,
  question: Question,
): Promise<PublishedQuestion | null> {
  if (question.status === 'archived' || question.version === 0) return null;
  if (question.status === 'published') return publishedOf(question.questionId, question.version, question);
  return lastPublished(database, transaction, question);
}

/** Returns the state of a question at its last publication, whatever its status; null while there was none. */
export async function lastPublished(
  database: Firestore,
  transaction: Transaction,
  { questionId, publishedLogId }: Question,
): Promise<PublishedQuestion | null> {
  if (publishedLogId === null) return null;
  const log = await transaction.get(database.doc(questionLogPath(questionId, publishedLogId)));
  const read = questionLogSchema.safeParse(log.data());
  return read.success ? publishedOf(questionId, read.data.version, read.data.content) : null;
}

async function wholeBundle(database: Firestore, transaction: Transaction, version: number) {
  const { docs } = await transaction.get(database.collection(QUESTIONS));
  const questions = docs.flatMap((one) => questionFromStored(one.id, one.data()) ?? []);
  const all = await Promise.all(
    questions.map(async (question) => ({
      question,
      published: await publishedStateOf(database, transaction, question),
    })),
  );
  return questionBundleOf(all, { version, updatedAtUnix: now() });
}
