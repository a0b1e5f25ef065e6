import type { FoundPartner } from '#domain/animal-shares/partner-search.ts';
import type { ChangeSharesRequest, ProposeSharesRequest } from '#domain/callables/animal-shares.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import type { ShareList, SharesQuestion } from './share-list.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.animalShares();

const animalSharesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shares that an establishment gives or receives, live, the latest step first. */
    animalShares: build.query<ShareList, SharesQuestion>(
      liveQuery<ShareList, SharesQuestion>('animalShares', async (repositories, question, watcher) =>
        (await repositories.animalShares()).watch(question, watcher),
      ),
    ),
    /** The establishments whose names begin with the words of a search; needs the server. */
    partners: build.query<
      { readonly partners: readonly FoundPartner[] },
      { readonly zooId: string; readonly search: string }
    >({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).findPartners(request)),
    }),
    /** Proposes animals to a partner; needs the server. */
    proposeShares: build.mutation<{ proposed: number; known: number }, ProposeSharesRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).propose(request)),
    }),
    /** Accepts, declines or ends shares; needs the server. */
    changeShares: build.mutation<{ changed: number }, ChangeSharesRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).change(request)),
    }),
  }),
});

export const { useAnimalSharesQuery, usePartnersQuery, useProposeSharesMutation, useChangeSharesMutation } =
  animalSharesApi;
