import { randomUUID } from 'node:crypto';
import type { Question, QuestionContent } from '../../../src/domain/questions/question.ts';
import {
  questionBundleOf,
  type QuestionPart,
  questionPartName,
  type QuestionTable,
} from '../../../src/domain/questions/question-table.ts';
import { publishedOf, questionFromStored } from '../../../src/domain/questions/stored-question.ts';
import { aQuestion, aQuestionContent } from '../../support/builders/question.ts';
import { inSevenLanguages } from '../../support/builders/seven-languages.ts';
import { aWord } from './catalogue.ts';
import { type Browser, database } from './suite.ts';

/** Returns the content of a new question whose reference and wording no other question has. */
export function aNewQuestion(differences: Partial<QuestionContent> = {}): QuestionContent {
  const word = aWord();
  return aQuestionContent({
    questionRef: `T-${word}`.toUpperCase(),
    wording: inSevenLanguages(`Question ${word} ?`),
    ...differences,
  });
}

/** Stores a question as it is, beside the functions, and returns its id. */
export async function createQuestion(differences: Partial<Question> = {}): Promise<string> {
  const questionId = randomUUID();
  const question = aQuestion({ ...aNewQuestion(), questionId, publishedLogId: null, ...differences });
  await database.doc(`questions/${questionId}`).set(question);
  return questionId;
}

/** Makes and publishes a question as the provider does, and returns its id. */
export async function publishNewQuestion(
  provider: Pick<Browser, 'call'>,
  differences: Partial<QuestionContent> = {},
): Promise<string> {
  const content = aNewQuestion(differences);
  const saved = await provider.call('saveQuestion', { questionId: null, content, expectedUpdatedAtUnix: null });
  const { questionId, updatedAtUnix } = saved.data as unknown as { questionId: string; updatedAtUnix: number };
  const published = await provider.call('publishQuestion', { questionId, expectedUpdatedAtUnix: updatedAtUnix });
  if (published.success !== true) throw new Error(JSON.stringify(published));
  return questionId;
}

/** Returns the stored short table and the published questions of all its parts. */
export async function storedQuestions() {
  const table = (await database.doc('various/shortQuestionTable').get()).data() as QuestionTable;
  const parts = await Promise.all(
    Array.from({ length: table.parts }, async (_, number) => {
      const part = await database.doc(`various/${questionPartName(number)}`).get();
      return part.data() as QuestionPart;
    }),
  );
  return { table, published: Object.assign({}, ...parts.map((one) => one.questions)) as QuestionPart['questions'] };
}

/** Returns the entries of the short table and the published questions, computed from the stored documents of some questions. */
export async function questionsOfDocuments(questionIds: readonly string[]) {
  const all = await Promise.all(
    questionIds.map(async (id) => {
      const question = questionFromStored(id, (await database.doc(`questions/${id}`).get()).data())!;
      if (question.status === 'archived' || question.publishedLogId === null) return { question, published: null };
      const log = await database.doc(`questions/${id}/logs/${question.publishedLogId}`).get();
      return { question, published: publishedOf(id, log.get('version') as number, log.get('content') as Question) };
    }),
  );
  const { table, parts } = questionBundleOf(all, { version: 0, updatedAtUnix: 0 });
  return {
    questions: table.questions,
    published: Object.assign({}, ...parts.map((one) => one.questions)) as QuestionPart['questions'],
  };
}
