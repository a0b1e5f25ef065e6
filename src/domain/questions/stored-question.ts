import {
  contentOf,
  OLDER_QUESTION,
  type PublishedQuestion,
  type Question,
  type QuestionContent,
  questionSchema,
} from './question.ts';

/** Returns a stored question under the id of its document; null when it does not have the shape of one. */
export function questionFromStored(
  questionId: string,
  data: Readonly<Record<string, unknown>> | undefined,
): Question | null {
  const read = questionSchema.safeParse({ ...OLDER_QUESTION, ...data, questionId });
  return read.success ? read.data : null;
}

/** Returns the published state of a question with this content. */
export function publishedOf(questionId: string, version: number, content: QuestionContent): PublishedQuestion {
  return { questionId, version, ...contentOf(content) };
}
