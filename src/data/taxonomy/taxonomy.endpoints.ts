import type {
  RemoveTaxonRequest,
  SaveLabelRequest,
  SaveSpeciesRequest,
  SaveTaxonRequest,
} from '#domain/callables/taxonomy.ts';
import type { IucnSpecies, Label, LabelKind, Species, SpeciesLog } from '#domain/taxonomy/taxonomy.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Latest } from '../live/latest.ts';
import { liveQuery } from '../live/live-query.ts';
import type { Taxonomy } from './taxonomy-bundle.ts';
import type { TaxonomyCalls } from './taxonomy-calls.ts';
import type { IucnPage, IucnQuestion, LogQuestion } from './taxonomy-lists.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.taxonomy();

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The catalogue of species with families and orders, live; for a few documents read. */
    taxonomy: build.query<Taxonomy, void>(
      liveQuery<Taxonomy, void>('taxonomy', async (repositories, _none, watcher) =>
        (await repositories.taxonomy()).watchTaxonomy(watcher),
      ),
    ),
    /** One species with all its fields, live. */
    species: build.query<Species, string>(
      liveQuery<Species, string>('species', async (repositories, specieId, watcher) =>
        (await repositories.taxonomy()).watchSpecies(specieId, watcher),
      ),
    ),
    /** The latest changes of a species, live. */
    speciesLogs: build.query<Latest<SpeciesLog>, LogQuestion>(
      liveQuery<Latest<SpeciesLog>, LogQuestion>('speciesLogs', async (repositories, question, watcher) =>
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
    iucnSpecies: build.query<IucnSpecies, string>({
      queryFn: async (iucnId, { extra }) => answerOf(await (await repositoryOf(extra)).readIucnSpecies(iucnId)),
      keepUnusedDataFor: 30,
    }),
    saveSpecies: build.mutation<{ specieId: string }, SaveSpeciesRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).saveSpecies(request)),
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
  useSpeciesQuery,
  useSpeciesLogsQuery,
  useLabelsQuery,
  useIucnPageQuery,
  useIucnSpeciesQuery,
  useSaveSpeciesMutation,
  useSaveTaxonMutation,
  useRemoveTaxonMutation,
  useSaveLabelMutation,
} = taxonomyApi;

/**
 * Returns the thunk that runs `work` with the calls of the catalogue, without the cache: thousands of lines are kept
 * nowhere.
 */
export function withTaxonomyCalls<T>(work: (calls: TaxonomyCalls) => Promise<T>) {
  return async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<T> => work(await repositoryOf(extra));
}
