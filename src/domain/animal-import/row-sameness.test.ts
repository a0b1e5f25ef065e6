import { expect, it } from 'vitest';
import { withSameness } from './row-sameness.ts';

it('the later decision about a line counts, and null takes the decision back', () => {
  const first = withSameness([{ line: 2, isSame: true }], 3, false);
  expect(withSameness(first, 2, false)).toEqual([
    { line: 3, isSame: false },
    { line: 2, isSame: false },
  ]);
  expect(withSameness(first, 3, null)).toEqual([{ line: 2, isSame: true }]);
});
