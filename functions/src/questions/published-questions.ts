import type { Transaction } from 'firebase-admin/firestore';
import type { PublishedQuestion } from '../../../src/domain/questions/question.ts';
import { database } from '../common/firebase.ts';
import { questionsFor } from './question-bundle.ts';

/** Returns every published question by its id, with one read of the table and one of its parts. */
export async function publishedQuestionsIn(transaction: Transaction): Promise<ReadonlyMap<string, PublishedQuestion>> {
  const { parts } = await questionsFor(database(), transaction);
  return new Map(parts.flatMap(({ questions }) => Object.entries(questions)));
}
