import type { ContentRow } from './useContentColumns.tsx';

type Entry = Pick<ContentRow, 'status' | 'version' | 'updatedAtUnix'> & {
  /** what its last version shows in lists */
  readonly published: { readonly atUnix: number } | null;
};

/** The part of an owner's content that a list shows: all as editors left it, without archived ones, these alone, or as it was published last. */
export type ShownAs = 'all' | 'edited' | 'archived' | 'usable' | 'none';

/** Returns the entries of an owner's list that are shown, with their ids; published ones with what their last version shows. */
export function shownEntries<One extends Entry>(
  entries: Readonly<Record<string, One>>,
  as: ShownAs,
): (readonly [string, One])[] {
  return Object.entries(entries).flatMap(([id, entry]): [string, One][] => {
    if (as === 'none') return [];
    if (as === 'all') return [[id, entry]];
    if (as !== 'usable') return (entry.status === 'archived') === (as === 'archived') ? [[id, entry]] : [];
    if (entry.published === null || entry.status === 'archived') return [];
    const { atUnix, ...shown } = entry.published;
    return [[id, { ...entry, ...shown, status: 'published', updatedAtUnix: atUnix }]];
  });
}
