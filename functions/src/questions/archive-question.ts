import { archiveQuestionContract, type ArchiveQuestionRequest } from '../../../src/domain/callables/questions.ts';
import { contentOf, type Question, type QuestionStatus } from '../../../src/domain/questions/question.ts';
import { isSameValue } from '../../../src/domain/shared/same-value.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { providerCallable } from '../common/provider-callable.ts';
import { isRefusal, type Refusal } from '../common/refusal.ts';
import { lastPublished, questionsFor, writeQuestions } from './question-bundle.ts';
import { questionIn, writeStep } from './question-step.ts';

/**
 * Archives a question, or restores it as it was: published, or a draft beside its last published state. Doing it twice
 * changes nothing.
 * @source src/domain/callables/questions.ts
 */
export const archiveQuestion = providerCallable(archiveQuestionContract, 'question.edit', { handle: archive });

async function archive(
  { questionId, isArchived }: ArchiveQuestionRequest,
  caller: Caller,
): Promise<{ questionId: string } | Refusal> {
  return database().runTransaction(async (transaction) => {
    const stored = await questionsFor(database(), transaction);
    const before = await questionIn(transaction, questionId);
    if (isRefusal(before)) return before;
    if ((before.status === 'archived') === isArchived) return { questionId };
    const published = isArchived ? null : await lastPublished(database(), transaction, before);
    const after: Question = {
      ...before,
      status: isArchived ? 'archived' : statusBefore(before, published),
      editorId: caller.userId,
      updatedAtUnix: Math.max(now(), before.updatedAtUnix + 1),
    };
    writeQuestions(database(), transaction, stored, after, published);
    writeStep(transaction, after, isArchived ? 'archived' : 'restored', caller);
    return { questionId };
  });
}

/** A question that stands as it was published last was published; any other was a draft. */
function statusBefore(question: Question, published: Parameters<typeof contentOf>[0] | null): QuestionStatus {
  const isAsPublished = published !== null && isSameValue(contentOf(question), contentOf(published));
  return isAsPublished ? 'published' : 'draft';
}
