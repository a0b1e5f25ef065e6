import { expect, it } from 'vitest';
import { ACTION_TITLE_LENGTH, OBJECTIVE_TITLE_LENGTH, titleErrors } from './work-title.ts';

it('a title has a visible character, no control character, and its longest length at most', () => {
  for (const longest of [OBJECTIVE_TITLE_LENGTH, ACTION_TITLE_LENGTH]) {
    expect(titleErrors('x'.repeat(longest), longest)).toEqual({});
    expect(titleErrors('x'.repeat(longest + 1), longest).title?.code).toBe('generic/invalid-input');
  }
  expect(titleErrors('', 10).title?.code).toBe('evaluation/title-required');
  expect(titleErrors('\u200B', 10).title?.code).toBe('evaluation/title-required');
  expect(titleErrors('a\u0007', 10).title?.code).toBe('generic/invalid-input');
});
