import { expect, it } from 'vitest';
import { type ShownAs, shownEntries } from './content-entries.ts';

const draft = { name: 'typed', version: 0, updatedAtUnix: 5, status: 'draft', published: null } as const;
const published = { name: 'old', atUnix: 1 };
const entries = {
  draft,
  changed: { ...draft, version: 1, published },
  published: { ...draft, status: 'published', version: 2, published: { name: 'typed', atUnix: 5 } },
  archived: { ...draft, status: 'archived', version: 1, published },
} as const;
const idsOf = (as: ShownAs) => shownEntries<(typeof entries)[keyof typeof entries]>(entries, as).map(([id]) => id);

it.each([
  ['all', ['draft', 'changed', 'published', 'archived']],
  ['edited', ['draft', 'changed', 'published']],
  ['archived', ['archived']],
  ['usable', ['changed', 'published']],
  ['none', []],
] as const)('a list of %s shows the right ones', (as, ids) => expect(idsOf(as)).toEqual(ids));

it('shows a published one that is being changed as it was published', () => {
  const [, entry] = shownEntries<(typeof entries)[keyof typeof entries]>(entries, 'usable')[0]!;
  expect(entry).toMatchObject({ name: 'old', status: 'published', updatedAtUnix: 1, version: 1 });
});
