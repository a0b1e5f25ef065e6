import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('computes the answer for each text once', () => {
  const asked: string[] = [];
  const length = remembered((text: string) => asked.push(text) + text.length);
  expect([length('a'), length('bb'), length('a')]).toEqual([2, 4, 2]);
  expect(asked).toEqual(['a', 'bb']);
});
