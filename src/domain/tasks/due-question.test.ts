import { expect, it } from 'vitest';
import { dueQuestion } from './due-question.ts';

const NOW = Date.parse('2026-03-28T09:30:00Z');

it.each([
  ['2026-03-28T09:30:00Z', 'over'],
  ['2026-03-27T23:00:00Z', 'over'],
  ['2026-03-28T09:31:00Z', 'nearlyOver'],
  ['2026-03-28T09:45:00Z', 'nearlyOver'],
  ['2026-03-28T09:46:00Z', null],
  ['2026-03-29T09:30:00Z', null],
] as const)('a task due at %s is questioned at 9:30 as %s', (due, question) => {
  expect(dueQuestion(Date.parse(due), NOW)).toBe(question);
});

it('a due time that is not typed yet is not questioned', () => expect(dueQuestion(null, NOW)).toBeNull());
