import { describe, expect, it } from 'vitest';
import { planReferences } from './read-references.ts';

const bib = (title: string, more = 'author={A B}, year=2001') => `@book{x, title={${title}}, ${more}}\n`;

describe('an import of sources', () => {
  it('adds those that are new, once, and counts those that are known', () => {
    const plan = planReferences(bib('One') + bib('Two') + bib('Two'), []);
    expect([plan?.fresh.map(({ title }) => title), plan?.known]).toEqual([['One', 'Two'], 1]);
    expect(planReferences(bib('One'), plan?.fresh ?? [])).toEqual({ fresh: [], known: 1, wrong: [] });
  });
  it('names by line those that nobody could save', () => {
    const plan = planReferences(bib('One') + bib('Two', 'year=2001'), []);
    expect(plan?.wrong).toMatchObject([{ line: 2, error: { code: 'bibliography/author-required' } }]);
    expect(plan?.fresh).toHaveLength(1);
  });
  it('takes RIS as well, and nothing of another kind', () => {
    expect(planReferences('TY  - BOOK\nTI  - One\nAU  - A, B\nER  - \n', [])?.fresh).toHaveLength(1);
    for (const text of ['', 'title,author\nOne,A', '{"references":[]}']) expect(planReferences(text, [])).toBeNull();
  });
  it('of 50,000 cut entries ends, and names the first hundred', () => {
    expect(planReferences('@book{x, title={\n'.repeat(50_000), [])?.wrong).toHaveLength(100);
  });
});
