import { describe, expect, it } from 'vitest';
import { readRis } from './read-ris.ts';

const entry = [
  'TY  - JOUR',
  'AU  - Mellor, David',
  'TI  - Five',
  'domains',
  'PY  - 2020/01',
  'SP  - 1',
  'EP  - 9',
  'ER  - ',
];

describe('a RIS file', () => {
  it('gives its sources, a value over several lines as one', () => {
    const { found, wrong } = readRis(`\uFEFF${entry.join('\r\n')}\r\n\r\n`);
    expect(wrong).toEqual([]);
    expect(found).toMatchObject([
      {
        line: 1,
        reference: { type: 'article', title: 'Five domains', authors: ['Mellor, David'], year: 2020, pages: '1–9' },
      },
    ]);
  });
  it('takes the next tag of a title whose own is empty, also with a blank line after it', () => {
    const { found } = readRis(entry.with(2, 'TI  - \n\nCT  - Five').join('\n'));
    expect(found[0]?.reference.title).toBe('Five domains');
  });
  it('names lines outside of entries, and entries that are not closed', () => {
    const { found, wrong } = readRis(['noise', ...entry, 'TY  - BOOK', 'TI  - A', ...entry, 'TY  - BOOK'].join('\n'));
    expect(found.map(({ line }) => line)).toEqual([2, 12]);
    expect(wrong.map(({ line, error }) => [line, error.code])).toEqual([
      [1, 'bibliography/line-unreadable'],
      [10, 'bibliography/entry-open'],
      [20, 'bibliography/entry-open'],
    ]);
  });
});
