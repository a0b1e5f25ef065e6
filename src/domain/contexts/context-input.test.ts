import { expect, it } from 'vitest';
import { aContextContent, aContextQuestion } from '../../../tests/support/builders/context.ts';
import { contextInput } from './context-input.ts';

const takes = (differences: object) => contextInput.safeParse({ ...aContextContent(), ...differences }).success;
const many = (count: number) => Array.from({ length: count }, () => aContextQuestion());

it('a browser sends a context with nothing unknown and nothing endless', () => {
  expect(takes({})).toBe(true);
  expect(takes({ zooId: 'zoo-1' })).toBe(false);
  expect([takes({ questions: many(60) }), takes({ questions: many(61) })]).toEqual([true, false]);
  expect(takes({ questions: [{ ...aContextQuestion(), score: 1 }] })).toBe(false);
  expect(takes({ questions: [{ ...aContextQuestion(), type: 'media' }] })).toBe(false);
});
