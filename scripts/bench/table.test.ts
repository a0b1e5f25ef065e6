import { expect, test } from 'vitest';
import { figure, tableLines } from './table.ts';

test('a table is Markdown with names on the left and figures on the right', () => {
  expect(
    tableLines(
      ['screen', 'raw'],
      [
        ['sign-in', 703_041],
        ['x', null],
      ],
    ),
  ).toEqual(['| screen  |     raw |', '|---------|--------:|', '| sign-in | 703,041 |', '| x       |       – |']);
});

test('figures keep about three digits', () => {
  expect([15_317.4, 133.6, 35.44, 1.426, 0.0231].map(figure)).toEqual(['15,317', '134', '35.4', '1.43', '0.023']);
});
