import { collection, type Firestore, orderBy, query } from 'firebase/firestore';
import {
  BIBLIOGRAPHY_PART,
  type BibliographyRegister,
  bibliographyRegisterSchema,
} from '#domain/bibliography/reference.ts';
import {
  archiveQuestionContract,
  publishQuestionContract,
  saveQuestionContract,
  saveReferencesContract,
} from '#domain/callables/questions.ts';
import { appError } from '#domain/errors/app-error.ts';
import { OLDER_QUESTION, type PublishedQuestion, type Question, questionSchema } from '#domain/questions/question.ts';
import { type QuestionLog, questionLogSchema } from '#domain/questions/question-log.ts';
import {
  EMPTY_QUESTION_TABLE,
  QUESTION_TABLE,
  questionPartName,
  questionPartSchema,
  type QuestionTable,
  questionTableSchema,
} from '#domain/questions/question-table.ts';
import { ok } from '#domain/shared/result.ts';
import { callOf } from '../callables/call-function.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { parseDocument } from '../firebase/parse-document.ts';
import { watchBundle } from '../firebase/watch-bundle.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import { watchLatest } from '../firebase/watch-latest.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';

/** The server's changes of questions and of the bibliography, for the provider's staff. */
const questionCalls = {
  saveQuestion: callOf(saveQuestionContract),
  publishQuestion: callOf(publishQuestionContract),
  archiveQuestion: callOf(archiveQuestionContract),
  saveReferences: callOf(saveReferencesContract),
};

/** The latest `count` steps of a question. */
export type StepsQuestion = { readonly questionId: string; readonly count: number };

export type QuestionsRepository = typeof questionCalls & {
  /** Listens to every question in short: one document. Empty while there is none. */
  watchTable(watcher: Watcher<QuestionTable>): Unwatch;
  /** Listens to the published questions, by id, which stand in so many parts: one document each. */
  watchPublished(parts: number, watcher: Watcher<Readonly<Record<string, PublishedQuestion>>>): Unwatch;
  /** Listens to one question; 'question/not-found' when there is none of that id. */
  watchQuestion(questionId: string, watcher: Watcher<Question>): Unwatch;
  /** Listens to the latest steps of a question, newest first, each with the whole question after it. */
  watchSteps(question: StepsQuestion, watcher: Watcher<Latest<QuestionLog>>): Unwatch;
  /** Listens to the whole bibliography by id: one document. Empty while there is none. */
  watchBibliography(watcher: Watcher<BibliographyRegister['references']>): Unwatch;
};

const NO_REFERENCES: BibliographyRegister = { part: BIBLIOGRAPHY_PART, version: 0, updatedAtUnix: 0, references: {} };
const stepFromDocument = documentReader(questionLogSchema);

/** Returns the questions of a database, with the server's calls. */
export function questionsRepository(database: Firestore): QuestionsRepository {
  return {
    ...questionCalls,

    watchTable: (watcher) =>
      watchBundle(
        database,
        { collection: 'various', id: QUESTION_TABLE, schema: questionTableSchema, empty: EMPTY_QUESTION_TABLE },
        watcher,
      ),

    watchPublished: (parts, watcher) => watchParts(database, parts, watcher),

    watchQuestion: (id, watcher) =>
      watchDocument(
        database,
        { collection: 'questions', id },
        (questionId, data) => parseDocument(questionSchema, questionId, { ...OLDER_QUESTION, ...data, questionId }),
        appError('question/not-found'),
        watcher,
      ),

    watchSteps: ({ questionId, count }, watcher) =>
      watchLatest(
        'questions/logs',
        query(collection(database, 'questions', questionId, 'logs'), orderBy('atUnix', 'desc')),
        { count, order: (one, other) => other.atUnix - one.atUnix },
        stepFromDocument,
        watcher,
      ),

    watchBibliography: (watcher) =>
      watchBundle(
        database,
        {
          collection: 'bibliographyRegister',
          id: BIBLIOGRAPHY_PART,
          schema: bibliographyRegisterSchema,
          empty: NO_REFERENCES,
        },
        {
          next: (read) => watcher.next(read.ok ? ok(read.value.references) : read),
          failed: watcher.failed,
        },
      ),
  };
}

function watchParts(
  database: Firestore,
  count: number,
  watcher: Watcher<Readonly<Record<string, PublishedQuestion>>>,
): Unwatch {
  if (count === 0) watcher.next(ok({}));
  const known = new Map<number, Readonly<Record<string, PublishedQuestion>>>();
  const ends = Array.from({ length: count }, (_, number) =>
    watchBundle(
      database,
      { collection: 'various', id: questionPartName(number), schema: questionPartSchema, empty: { questions: {} } },
      {
        next: (read) => {
          if (!read.ok) return watcher.next(read);
          known.set(number, read.value.questions);
          return known.size < count ? undefined : watcher.next(ok(Object.assign({}, ...known.values()) as never));
        },
        failed: watcher.failed,
      },
    ),
  );
  return () => {
    for (const end of ends) end();
  };
}
