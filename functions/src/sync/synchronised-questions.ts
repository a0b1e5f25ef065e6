import type { Firestore } from 'firebase-admin/firestore';
import { SYNC_MAX_ROWS, type SyncedQuestion } from '../../../src/domain/reference/sync-answer.ts';
import { contentOf, type Question } from '../../../src/domain/questions/question.ts';
import { type QuestionLog, questionLogSchema } from '../../../src/domain/questions/question-log.ts';
import { questionFromStored } from '../../../src/domain/questions/stored-question.ts';
import { tidyQuestion } from '../../../src/domain/questions/tidy-question.ts';
import { isSameValue } from '../../../src/domain/shared/same-value.ts';
import { now } from '../common/clock.ts';
import type { Caller } from '../common/guard.ts';
import { questionLogPath, questionPath, QUESTIONS } from '../questions/question-paths.ts';

/** A question that another environment changes here, with the step that says so. */
export type TakenQuestion = { readonly question: Question; readonly log: QuestionLog };

/**
 * Returns the questions of this environment as another one takes them: each as it was published last. Drafts that were
 * never published are left out; a document without the shape of a question is sent as it is, and refused.
 */
export async function questionsToSend(database: Firestore): Promise<unknown[]> {
  const found = await database
    .collection(QUESTIONS)
    .limit(SYNC_MAX_ROWS.questions + 1)
    .get();
  const rows = await Promise.all(
    found.docs.map(async (document) => {
      const question = questionFromStored(document.id, document.data());
      if (question === null) return [{ questionId: document.id }];
      if (question.version === 0) return [];
      const content = question.status === 'draft' ? await lastContent(database, question) : contentOf(question);
      const status = question.status === 'archived' ? 'archived' : 'published';
      return [{ questionId: document.id, status, version: question.version, ...content }];
    }),
  );
  return rows.flat();
}

/**
 * Returns the questions that differ here from those of another environment, as they will be stored. A change of this
 * environment that is not published yet gives way; its log keeps it.
 */
export async function questionsToTake(
  database: Firestore,
  rows: readonly SyncedQuestion[],
  { userId, user }: Caller,
): Promise<TakenQuestion[]> {
  if (rows.length === 0) return [];
  const stored = await database.getAll(...rows.map(({ questionId }) => database.doc(questionPath(questionId))));
  return rows.flatMap((row, place) => {
    const before = questionFromStored(row.questionId, stored[place]?.data());
    const content = contentOf(tidyQuestion(row));
    const isKnown = before !== null && before.status === row.status && isSameValue(contentOf(before), content);
    if (isKnown && before.version >= row.version) return [];
    const atUnix = Math.max(now(), (before?.updatedAtUnix ?? 0) + 1);
    const logId = String(atUnix);
    const question: Question = {
      ...content,
      questionId: row.questionId,
      status: row.status,
      version: Math.max(row.version, (before?.version ?? 0) + 1),
      publishedLogId: logId,
      authorId: before?.authorId ?? userId,
      editorId: userId,
      createdAtUnix: before?.createdAtUnix ?? atUnix,
      updatedAtUnix: atUnix,
    };
    const byName = `${user.userFirstname} ${user.userLastname}`.trim();
    const step = { logId, questionId: row.questionId, atUnix, by: userId, byName, action: 'synchronised' as const };
    return [{ question, log: { ...step, status: row.status, version: question.version, content } }];
  });
}

async function lastContent(database: Firestore, { questionId, publishedLogId }: Question) {
  const log = await database.doc(questionLogPath(questionId, publishedLogId ?? '-')).get();
  return questionLogSchema.parse(log.data()).content;
}
