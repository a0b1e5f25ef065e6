import type { Transaction } from 'firebase-admin/firestore';
import { checkQuestion } from '../../../src/domain/questions/check-question.ts';
import { contentOf, type Question, type QuestionContent } from '../../../src/domain/questions/question.ts';
import type { QuestionAction, QuestionLog } from '../../../src/domain/questions/question-log.ts';
import { questionFromStored } from '../../../src/domain/questions/stored-question.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isDocumentId } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { bundleFor, speciesIn } from '../taxonomy/catalogue-bundle.ts';
import type { StoredQuestions } from './question-bundle.ts';
import { referenceIdsIn } from './bibliography-register.ts';
import { questionLogPath, questionPath } from './question-paths.ts';

/** Returns a stored question, or 'question/not-found'; 'generic/bad-document' when it has not the shape of one. */
export async function questionIn(transaction: Transaction, questionId: string): Promise<Question | Refusal> {
  if (!isDocumentId(questionId)) return refuse('question/not-found', 'questionId');
  const document = await transaction.get(database().doc(questionPath(questionId)));
  if (!document.exists) return refuse('question/not-found', 'questionId');
  return questionFromStored(questionId, document.data()) ?? refuse('generic/bad-document');
}

/** Returns the first fault of a tidy question against catalogue, bibliography and the other questions; null for none. */
export async function faultOf(
  transaction: Transaction,
  content: QuestionContent,
  { table }: StoredQuestions,
  ownId: string | null,
): Promise<Refusal | null> {
  const bundle = await bundleFor(database(), transaction);
  const others = Object.entries(table.questions).filter(([id]) => id !== ownId);
  const faults = checkQuestion(content, {
    taxonomy: { ...bundle.head, species: speciesIn(bundle) },
    takenRefs: new Set(others.map(([, { questionRef }]) => questionRef)),
    referenceIds: await referenceIdsIn(transaction),
  });
  const [wrong] = Object.entries(faults);
  return wrong === undefined ? null : refuse(wrong[1].code, wrong[0]);
}

/** Writes a question and the step that led to it; a step is never written over. */
export function writeStep(transaction: Transaction, question: Question, action: QuestionAction, caller: Caller): void {
  const { questionId, status, version } = question;
  const log: QuestionLog = { ...stepOf(question, caller), action, status, version, content: contentOf(question) };
  transaction.set(database().doc(questionPath(questionId)), withTimestamps(question));
  transaction.create(database().doc(questionLogPath(questionId, log.logId)), withTimestamps(log));
}

/** Returns the id of a step of this instant. */
export function stepId(updatedAtUnix: number): string {
  return String(updatedAtUnix);
}

function stepOf({ questionId, updatedAtUnix }: Question, { userId, user }: Caller) {
  const byName = `${user.userFirstname} ${user.userLastname}`.trim();
  return { logId: stepId(updatedAtUnix), questionId, atUnix: updatedAtUnix, by: userId, byName };
}
