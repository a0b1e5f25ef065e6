import { saveQuestionContract, type SaveQuestionRequest } from '../../../src/domain/callables/questions.ts';
import { idOfRef } from '../../../src/domain/content/free-id.ts';
import { contentOf, type Question } from '../../../src/domain/questions/question.ts';
import { tidyQuestion } from '../../../src/domain/questions/tidy-question.ts';
import { isSameValue } from '../../../src/domain/shared/same-value.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { providerCallable } from '../common/provider-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { questionsFor, type StoredQuestions, writeQuestions } from './question-bundle.ts';
import { faultOf, questionIn, writeStep } from './question-step.ts';

/**
 * Creates or changes a question; the last published state stays in use until the next publication.
 * @source src/domain/callables/questions.ts
 */
export const saveQuestion = providerCallable(saveQuestionContract, 'question.edit', { handle: save });

async function save(
  { questionId, content, expectedUpdatedAtUnix }: SaveQuestionRequest,
  caller: Caller,
): Promise<{ questionId: string; updatedAtUnix: number } | Refusal> {
  return database().runTransaction(async (transaction) => {
    const stored = await questionsFor(database(), transaction);
    const before = questionId === null ? null : await questionIn(transaction, questionId);
    if (before !== null && isRefusal(before)) return before;
    if (before?.status === 'archived') return refuse('question/archived');
    if (before !== null && before.updatedAtUnix !== expectedUpdatedAtUnix) return refuse('question/changed-meanwhile');
    const tidy = tidyQuestion(content);
    const fault = await faultOf(transaction, tidy, stored, questionId);
    if (fault !== null) return fault;
    // Nothing is written for a question that was saved unchanged.
    if (before !== null && isSameValue(contentOf(before), tidy))
      return { questionId: before.questionId, updatedAtUnix: before.updatedAtUnix };
    const after = changed(before, tidy, stored, caller);
    if (!writeQuestions(database(), transaction, stored, after, undefined)) return refuse('question/table-full');
    writeStep(transaction, after, before === null ? 'created' : 'changed', caller);
    return { questionId: after.questionId, updatedAtUnix: after.updatedAtUnix };
  });
}

function changed(
  before: Question | null,
  content: SaveQuestionRequest['content'],
  { table }: StoredQuestions,
  { userId }: Caller,
): Question {
  const updatedAtUnix = Math.max(now(), (before?.updatedAtUnix ?? 0) + 1);
  return {
    ...content,
    questionId: before?.questionId ?? idOfRef(content.questionRef, (id) => Object.hasOwn(table.questions, id)),
    status: 'draft',
    version: before?.version ?? 0,
    publishedLogId: before?.publishedLogId ?? null,
    authorId: before?.authorId ?? userId,
    editorId: userId,
    createdAtUnix: before?.createdAtUnix ?? updatedAtUnix,
    updatedAtUnix,
  };
}
