import type { Actor } from '#domain/access/actor.ts';
import type { Language } from '#domain/users/language.ts';
import type { AppDispatch, RootState } from '#state/store.ts';
import type { EntryKey } from '#i18n/menu-keys.ts';
import { bestOf, type Candidate } from './ranking.ts';

export const SOURCE_IDS = [
  'screens',
  'sectors',
  'enclosures',
  'animals',
  'sharedAnimals',
  'groups',
  'quickGroups',
  'campaigns',
  'tasks',
  'people',
  'species',
] as const;
/** The kinds of results: keys of `search:values.source`. */
export type SourceId = (typeof SOURCE_IDS)[number];

/** The person who searches, and the data on this device. */
export type Searcher = {
  readonly actor: Actor;
  readonly state: RootState;
  /** the name of a screen in the person's language */
  readonly screenName: (key: EntryKey) => string;
  readonly language: Language;
};

/** One kind of result. A feature offers its own from its index.ts; sources.ts lists them. */
export type SearchSource = {
  readonly id: SourceId;
  /**
   * Returns the records that the person may open, as far as this device knows them: the search works without a network.
   */
  readonly candidates: (searcher: Searcher) => readonly Candidate[];
  /** asks the server for data that no screen has loaded; returns a function that stops it */
  readonly prepare?: (dispatch: AppDispatch, actor: Actor) => () => void;
};

export type SearchResult = Candidate & { readonly source: SourceId };

/** The most results of one source. */
const MAX_OF_A_KIND = 6;

/** Returns the results of the sources, source by source. */
export function searchAll(sources: readonly SearchSource[], text: string, searcher: Searcher): SearchResult[] {
  return sources.flatMap(({ id, candidates }) =>
    bestOf(candidates(searcher), text, MAX_OF_A_KIND).map((candidate) => ({ ...candidate, source: id })),
  );
}
