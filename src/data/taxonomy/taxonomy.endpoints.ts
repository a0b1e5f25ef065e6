import type { SaveSpecieRequest, SaveTaxonRequest } from '#domain/callables/taxonomy.ts';
import type { IucnSpecies, Label, LabelKind, Species } from '#domain/taxonomy/taxonomy.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import type { Taxonomy } from './taxonomy-bundle.ts';
import type { RemoveTaxonRequest, SaveLabelRequest, TaxonomyCalls } from './taxonomy-calls.ts';
import type { IucnPage, IucnQuestion, LogQuestion, SpecieLogPage } from './taxonomy-lists.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.taxonomy();

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The catalogue of species with families and orders, live; for a few documents read. */
    taxonomy: build.query<Taxonomy, void>(
      liveQuery<Taxonomy, void>('taxonomy', async (repositories, _none, watcher) =>
        (await repositories.taxonomy()).watchTaxonomy(watcher),
      ),
    ),
    /** One species with all that is known of it, live. */
    specie: build.query<Species, string>(
      liveQuery<Species, string>('specie', async (repositories, specieId, watcher) =>
        (await repositories.taxonomy()).watchSpecie(specieId, watcher),
      ),
    ),
    /** The latest changes of a species, live. */
    specieLogs: build.query<SpecieLogPage, LogQuestion>(
      liveQuery<SpecieLogPage, LogQuestion>('specieLogs', async (repositories, question, watcher) =>
        (await repositories.taxonomy()).watchLogs(question, watcher),
      ),
    ),
    /** The tags, categories or goals, archived ones included, live. */
    labels: build.query<readonly Label[], LabelKind>(
      liveQuery<readonly Label[], LabelKind>('labels', async (repositories, kind, watcher) =>
        (await repositories.taxonomy()).watchLabels(kind, watcher),
      ),
    ),
    /** A page of the IUCN list. */
    iucnPage: build.query<IucnPage, IucnQuestion>({
      queryFn: async (question, { extra }) => answerOf(await (await repositoryOf(extra)).searchIucn(question)),
      keepUnusedDataFor: 30,
    }),
    /** One species of the IUCN list. */
    iucnSpecie: build.query<IucnSpecies, string>({
      queryFn: async (iucnId, { extra }) => answerOf(await (await repositoryOf(extra)).readIucnSpecie(iucnId)),
      keepUnusedDataFor: 30,
    }),
    saveSpecie: build.mutation<{ specieId: string }, SaveSpecieRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).saveSpecie(request)),
    }),
    saveTaxon: build.mutation<{ id: string }, SaveTaxonRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).saveTaxon(request)),
    }),
    removeTaxon: build.mutation<{ id: string }, RemoveTaxonRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).removeTaxon(request)),
    }),
    saveLabel: build.mutation<{ id: string }, SaveLabelRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).saveLabel(request)),
    }),
  }),
});

export const {
  useTaxonomyQuery,
  useSpecieQuery,
  useSpecieLogsQuery,
  useLabelsQuery,
  useIucnPageQuery,
  useIucnSpecieQuery,
  useSaveSpecieMutation,
  useSaveTaxonMutation,
  useRemoveTaxonMutation,
  useSaveLabelMutation,
} = taxonomyApi;

/** Returns the thunk that does something with the calls of the catalogue, past the cache: thousands of lines are kept nowhere. */
export function withTaxonomyCalls<T>(work: (calls: TaxonomyCalls) => Promise<T>) {
  return async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<T> => work(await repositoryOf(extra));
}
