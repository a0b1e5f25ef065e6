import { describe, expect, it } from 'vitest';
import { checkReference, isSameReference, tidyReference } from './check-reference.ts';
import type { ReferenceContent } from './reference.ts';

const good: ReferenceContent = {
  ...{ type: 'article', title: 'Five domains', authors: ['Mellor, David'], year: 2020 },
  ...{ container: 'Animals', volume: '10', pages: '1870', doi: '10.3390/ani10101870', url: '' },
};
const codes = (differences: Partial<ReferenceContent>, others: ReferenceContent[] = []) =>
  Object.entries(checkReference(tidyReference({ ...good, ...differences }), others)).map(
    ([field, error]) => `${field}: ${error.code}`,
  );

describe('a source', () => {
  it('may be saved with a title and an author', () => {
    expect(codes({ year: null, container: '', volume: '', pages: '', doi: '' })).toEqual([]);
  });
  it('names all that is wrong at once', () => {
    expect(codes({ title: ' ', authors: [' '], year: 1, doi: 'x', url: 'x' })).toEqual([
      'title: bibliography/title-required',
      'authors: bibliography/author-required',
      'year: bibliography/year-invalid',
      'doi: bibliography/doi-invalid',
      'url: bibliography/address-invalid',
    ]);
  });
  it.each([
    [1499, false],
    [1500, true],
    [2100, true],
    [2101, false],
    [2000.5, false],
  ])('of the year %d is accepted: %s', (year, isAccepted) => {
    expect(codes({ year }).length === 0).toBe(isAccepted);
  });
  it('has texts of at most 500 characters and at most 50 authors', () => {
    expect(codes({ title: 'x'.repeat(500), authors: Array.from({ length: 50 }, () => 'A, B') })).toEqual([]);
    expect(codes({ title: 'x'.repeat(501), authors: Array.from({ length: 51 }, () => 'A, B') })).toEqual([
      'title: bibliography/text-too-long',
      'authors: bibliography/authors-too-many',
    ]);
    expect(codes({ authors: ['x'.repeat(501)] })).toEqual(['authors: bibliography/text-too-long']);
  });
  it.each(['https://doi.org/10.3390/ani10101870', 'doi: 10.3390/ani10101870', 'http://dx.doi.org/10.3390/ani10101870'])(
    'keeps the DOI of %s alone',
    (doi) => {
      expect(tidyReference({ ...good, doi }).doi).toBe('10.3390/ani10101870');
    },
  );
  it('stands once: by its DOI, else by title and year', () => {
    expect(codes({ title: 'Other', doi: '10.3390/ANI10101870' }, [good])).toEqual(['doi: bibliography/exists']);
    expect(codes({ title: 'FIVE  domains.', doi: '' }, [good])).toEqual(['title: bibliography/exists']);
    expect(isSameReference(good, { ...good, doi: '10.1000/1' })).toBe(false);
    expect(isSameReference(good, { ...good, doi: '', year: 2021 })).toBe(false);
  });
});
