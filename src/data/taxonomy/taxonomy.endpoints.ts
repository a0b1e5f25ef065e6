import { api } from '../api.ts';
import { liveQuery } from '../live/live-query.ts';
import type { Taxonomy } from './taxonomy-bundle.ts';

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The catalogue of species with families and orders, live; for a few documents read. */
    taxonomy: build.query<Taxonomy, void>(
      liveQuery<Taxonomy, void>('taxonomy', async (repositories, _none, watcher) =>
        (await repositories.taxonomy()).watchTaxonomy(watcher),
      ),
    ),
  }),
});

export const { useTaxonomyQuery } = taxonomyApi;
