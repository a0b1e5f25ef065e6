import type { ReferenceContent } from './reference.ts';

/** Returns a source in short: 'Mellor, Beausoleil 2020, Title'; three authors and more become the first and 'et al.'. */
export function citationOf({ authors, year, title }: Pick<ReferenceContent, 'authors' | 'year' | 'title'>): string {
  const names = shortAuthors(authors);
  return [[names, year].filter((part) => part !== null && part !== '').join(' '), title].filter(Boolean).join(', ');
}

/** Returns the family names of the authors: one, two, or the first with 'et al.'; '' without any. */
export function shortAuthors(authors: readonly string[]): string {
  const families = authors.map((author) => author.split(',')[0]?.trim() ?? '');
  return families.length > 2 ? `${families[0]} et al.` : families.join(', ');
}
