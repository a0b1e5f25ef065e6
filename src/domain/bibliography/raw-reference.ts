import { tidyReference } from './check-reference.ts';
import type { ReferenceContent, ReferenceType } from './reference.ts';

export type { ReferenceType } from './reference.ts';

/** A source as a file holds it: its year is a text. */
export type RawReference = Omit<ReferenceContent, 'year'> & { readonly type: ReferenceType; readonly year: string };

/** Returns a source of a file as an editor would have typed it; a text without four digits is no year. */
export function rawToReference({ year, ...raw }: RawReference): ReferenceContent {
  const digits = /\d{4}/.exec(year)?.[0];
  return tidyReference({ ...raw, year: digits === undefined ? null : Number(digits) });
}

/** Returns 'Family, Given' of a name written in either order; a single word and 'Family, Given' stay as they are. */
export function authorName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (name.includes(',') || words.length < 2) return name.trim();
  return `${words.at(-1) ?? ''}, ${words.slice(0, -1).join(' ')}`;
}
