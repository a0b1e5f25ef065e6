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

/** Returns a free id for a new question: its reference in small letters, or with a number after it. */
export function questionIdOf(questionRef: string, isTaken: (id: string) => boolean): string {
  return firstFree(questionRef.toLowerCase(), isTaken);
}

/** Returns the wanted id, or the first of `wanted-2`, `wanted-3` and so on that is not taken. */
export function firstFree(wanted: string, isTaken: (id: string) => boolean): string {
  let id = wanted;
  for (let number = 2; isTaken(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
