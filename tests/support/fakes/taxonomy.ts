import type { TaxonomyRepository } from '../../../src/data/taxonomy/taxonomy.repository.ts';
import type { Taxonomy } from '../../../src/data/taxonomy/taxonomy-bundle.ts';
import { appError } from '../../../src/domain/errors/app-error.ts';
import { fail, ok } from '../../../src/domain/shared/result.ts';
import { searchKeys } from '../../../src/domain/taxonomy/iucn-keys.ts';
import type { IucnSpecies, Label, LabelKind, Species, SpeciesLog } from '../../../src/domain/taxonomy/taxonomy.ts';
import { type LiveSource, liveSource } from './live-source.ts';

export type KnownTaxonomy = {
  /** species with all their fields */
  readonly species?: readonly Species[];
  readonly speciesLogs?: readonly SpeciesLog[];
  readonly labels?: Partial<Record<LabelKind, readonly Label[]>>;
  readonly iucn?: readonly IucnSpecies[];
  /** answers of the server other than success */
  readonly taxonomyCalls?: Partial<TaxonomyRepository>;
};

/** Returns a catalogue with the given data that accepts every change. */
export function taxonomyOf(known: KnownTaxonomy, taxonomy: LiveSource<Taxonomy>): TaxonomyRepository {
  return {
    watchTaxonomy: (watcher) => taxonomy.watch(watcher),
    watchSpecies(specieId, watcher) {
      const found = (known.species ?? []).find((one) => one.specieId === specieId);
      const source = liveSource<Species>(found);
      if (found === undefined) source.say(fail(appError('taxon/not-found')));
      return source.watch(watcher);
    },
    watchLogs: ({ count }, watcher) => {
      const logs = known.speciesLogs ?? [];
      const items = logs.slice(0, count);
      return liveSource({ items, hasMore: logs.length > count, unreadable: 0, waitingIds: [] }).watch(watcher);
    },
    watchLabels: (kind, watcher) => liveSource<readonly Label[]>(known.labels?.[kind] ?? []).watch(watcher),
    searchIucn: ({ search }) => {
      const keys = searchKeys(search);
      const found = (known.iucn ?? []).filter((one) => keys.every((key) => one.nameKeys.includes(key)));
      return Promise.resolve(ok({ species: keys.length === 0 ? [] : found, next: null }));
    },
    readIucnSpecies(iucnId) {
      const found = (known.iucn ?? []).find((one) => one.iucnId === iucnId);
      return Promise.resolve(found === undefined ? fail(appError('taxon/not-found')) : ok(found));
    },
    saveSpecies: ({ specieId }) => Promise.resolve(ok({ specieId: specieId ?? 'new' })),
    saveTaxon: ({ id }) => Promise.resolve(ok({ id: id ?? 'new' })),
    removeTaxon: ({ id }) => Promise.resolve(ok({ id })),
    saveLabel: ({ id }) => Promise.resolve(ok({ id: id ?? 'new' })),
    importIucn: ({ rows }) => Promise.resolve(ok({ written: rows.length })),
    ...known.taxonomyCalls,
  };
}
