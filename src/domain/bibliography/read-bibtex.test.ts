import { describe, expect, it } from 'vitest';
import { readBibtex } from './read-bibtex.ts';

const file = `% a note
@article{mellor2020,
  author = {Mellor, David J. and Ngaio Beausoleil},
  title = "The {2020} Five Domains",
  journal = {Animals}, year = 2020, volume = {10}, pages = {1870--1875},
  doi = {https://doi.org/10.3390/ani10101870}
}
@comment{nothing}
@BOOK{b, title={Open, with {nested} braces}, author={EAZA}, publisher={EAZA}, year={2015}}
`;

describe('a BibTeX file', () => {
  it('gives its sources with the line of their entry', () => {
    const { found, wrong } = readBibtex(file);
    expect(wrong).toEqual([]);
    expect(found).toEqual([
      {
        line: 2,
        reference: {
          ...{ type: 'article', title: 'The 2020 Five Domains', year: 2020, container: 'Animals', volume: '10' },
          ...{ authors: ['Mellor, David J.', 'Beausoleil, Ngaio'], pages: '1870–1875' },
          ...{ doi: '10.3390/ani10101870', url: '' },
        },
      },
      {
        line: 9,
        reference: {
          ...{ type: 'book', title: 'Open, with nested braces', authors: ['EAZA'], year: 2015, container: 'EAZA' },
          ...{ volume: '', pages: '', doi: '', url: '' },
        },
      },
    ]);
  });
  it('that is cut names the open entry by its line, and keeps those before it', () => {
    const { found, wrong } = readBibtex(file.slice(0, file.indexOf('nested')));
    expect(found).toHaveLength(1);
    expect(wrong).toMatchObject([{ line: 9, error: { code: 'bibliography/entry-open' } }]);
  });
  it('without entries gives nothing', () => {
    expect(readBibtex('hello')).toEqual({ found: [], wrong: [] });
  });
});
