import { expect, it } from 'vitest';
import { storedAnswerSchema, toStoredAnswer } from './stored-answer.ts';

it.each([null, 'sun', 12.5, ['sun', 'rain']])('an answer %j is stored as it was given', (answer) => {
  expect(storedAnswerSchema.parse(toStoredAnswer(answer))).toEqual(answer);
});

it('rejects an answer that is an object', () => {
  expect(storedAnswerSchema.safeParse({ answerId: 'sun' }).success).toBe(false);
});
