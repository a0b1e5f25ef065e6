import { expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { logAt, type QuestionLog } from './question-log.ts';

const log = (atUnix: number): QuestionLog => ({
  ...{ logId: String(atUnix), questionId: 'q', atUnix, by: 'staff', byName: 'Ana', action: 'changed' },
  ...{ status: 'draft', version: 0, content: aQuestionContent() },
});

it('a question stood at an instant as its last step until then left it', () => {
  const logs = [log(30), log(10), log(20)];
  expect([9, 10, 19, 20, 99].map((at) => logAt(logs, at)?.atUnix ?? null)).toEqual([null, 10, 10, 20, 30]);
  expect(logAt([], 5)).toBeNull();
});
