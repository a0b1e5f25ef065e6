import { collection, type Firestore, limit, orderBy, query } from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import type { IucnSpecies, Label, LabelKind, Species, SpeciesLog } from '#domain/taxonomy/taxonomy.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import { watchLatest } from '../firebase/watch-latest.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { readIucnSpecies, searchIucn } from './iucn-search.ts';
import { labelFromDocument, speciesFromDocument, speciesLogFromDocument } from './taxonomy.converter.ts';
import type { Taxonomy } from './taxonomy-bundle.ts';
import { taxonomyCalls, type TaxonomyCalls } from './taxonomy-calls.ts';
import { type IucnPage, type IucnQuestion, type LogQuestion, MAX_LABELS } from './taxonomy-lists.ts';
import { watchTaxonomy } from './watch-taxonomy.ts';

export type TaxonomyRepository = TaxonomyCalls & {
  /** Listens to the whole catalogue: one document, and one more per thousand species. Empty while there is none. */
  watchTaxonomy(watcher: Watcher<Taxonomy>): Unwatch;
  /** Listens to one species with all its fields; 'taxon/not-found' when there is none of that id. */
  watchSpecies(specieId: string, watcher: Watcher<Species>): Unwatch;
  /** Listens to the latest entries of a species' log, newest first. */
  watchLogs(question: LogQuestion, watcher: Watcher<Latest<SpeciesLog>>): Unwatch;
  /** Listens to the tags, categories or goals, archived ones included. */
  watchLabels(kind: LabelKind, watcher: Watcher<readonly Label[]>): Unwatch;
  /** Returns a page of the IUCN list. */
  searchIucn(question: IucnQuestion): Promise<Result<IucnPage>>;
  /** Returns one species of the IUCN list; 'taxon/not-found' when there is none of that id. */
  readIucnSpecies(iucnId: string): Promise<Result<IucnSpecies>>;
};

/** Returns the catalogue of a database, with the server's calls. */
export function taxonomyRepository(database: Firestore): TaxonomyRepository {
  return {
    ...taxonomyCalls,
    watchTaxonomy: (watcher) => watchTaxonomy(database, watcher),
    watchSpecies: (id, watcher) =>
      watchDocument(database, { collection: 'species', id }, speciesFromDocument, appError('taxon/not-found'), watcher),

    watchLogs: ({ specieId, count }, watcher) =>
      watchLatest(
        'species/logs',
        query(collection(database, 'species', specieId, 'logs'), orderBy('atUnix', 'desc')),
        { count, order: (one, other) => other.atUnix - one.atUnix },
        speciesLogFromDocument,
        watcher,
      ),

    watchLabels(kind, watcher) {
      const all = query(collection(database, kind), limit(MAX_LABELS));
      return watchQueries(kind, [all], labelFromDocument, {
        next: (found) => watcher.next(found.ok ? ok(found.value.items) : found),
        failed: watcher.failed,
      });
    },

    searchIucn: (question) => searchIucn(database, question),
    readIucnSpecies: (iucnId) => readIucnSpecies(database, iucnId),
  };
}
