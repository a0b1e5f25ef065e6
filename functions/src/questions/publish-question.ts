import { publishQuestionContract, type PublishQuestionRequest } from '../../../src/domain/callables/questions.ts';
import { missingTranslations } from '../../../src/domain/questions/missing-translations.ts';
import { contentOf } from '../../../src/domain/questions/question.ts';
import { publishedOf } from '../../../src/domain/questions/stored-question.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { providerCallable } from '../common/provider-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { questionsFor, writeQuestions } from './question-bundle.ts';
import { faultOf, questionIn, stepId, writeStep } from './question-step.ts';

/**
 * Publishes a draft as the next version of its question.
 * @source src/domain/callables/questions.ts
 */
export const publishQuestion = providerCallable(publishQuestionContract, 'question.edit', { handle: publish });

async function publish(
  { questionId, expectedUpdatedAtUnix }: PublishQuestionRequest,
  caller: Caller,
): Promise<{ questionId: string; version: number } | Refusal> {
  return database().runTransaction(async (transaction) => {
    const stored = await questionsFor(database(), transaction);
    const before = await questionIn(transaction, questionId);
    if (isRefusal(before)) return before;
    if (before.status === 'archived') return refuse('question/archived');
    if (before.updatedAtUnix !== expectedUpdatedAtUnix) return refuse('question/changed-meanwhile');
    if (before.status === 'published') return refuse('question/nothing-to-publish');
    const [missing] = missingTranslations(before);
    if (missing !== undefined)
      return refuse('question/translations-missing', `${missing.text}.${missing.languages[0]}`);
    // The catalogue may have lost a level, the bibliography never a source.
    const fault = await faultOf(transaction, contentOf(before), stored, questionId);
    if (fault !== null) return fault;
    const updatedAtUnix = Math.max(now(), before.updatedAtUnix + 1);
    const version = before.version + 1;
    const after = {
      ...before,
      ...{ status: 'published' as const, version, updatedAtUnix },
      ...{ publishedLogId: stepId(updatedAtUnix), editorId: caller.userId },
    };
    writeQuestions(database(), transaction, stored, after, publishedOf(questionId, version, after));
    writeStep(transaction, after, 'published', caller);
    return { questionId, version };
  });
}
