import { firstFree } from '../content/free-id.ts';
import { lettersOf } from '../text/folded.ts';
import type { ReferenceContent } from './reference.ts';

/** Returns a free id for a new source: the family name of its first author and the year, 'mellor-2020'. */
export function referenceIdOf(
  { authors, year }: Pick<ReferenceContent, 'authors' | 'year'>,
  isTaken: (id: string) => boolean,
): string {
  const family = lettersOf(authors[0]?.split(',')[0] ?? '').replace(/[^a-z0-9]/g, '');
  return firstFree([family || 'source', year].filter((part) => part !== null).join('-'), isTaken);
}
