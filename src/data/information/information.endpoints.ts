import type { OneInformationRequest, SaveInformationRequest } from '#domain/callables/information.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import type { InformationList, InformationQuestion, Readers, ShownQuestion } from './information-list.ts';
import type { OwnConfirmation } from './information.repository.ts';

type Own = { readonly informationId: string; readonly userId: string };

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.information();

export const informationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The information of an establishment that a person may read, live. */
    informationList: build.query<InformationList, InformationQuestion>(
      liveQuery<InformationList, InformationQuestion>('informationList', async (repositories, question, watcher) =>
        (await repositories.information()).watchAll(question, watcher),
      ),
    ),
    /** The information for a person that is not over, live. */
    shownInformation: build.query<InformationList, ShownQuestion>(
      liveQuery<InformationList, ShownQuestion>('shownInformation', async (repositories, question, watcher) =>
        (await repositories.information()).watchShown(question, watcher),
      ),
    ),
    /** The people who have read an information, live; the rules show them to people who may publish there. */
    informationReaders: build.query<Readers, string>(
      liveQuery<Readers, string>('informationReaders', async (repositories, informationId, watcher) =>
        (await repositories.information()).watchReaders(informationId, watcher),
      ),
    ),
    /** A person's confirmation of an information, live. */
    ownConfirmation: build.query<OwnConfirmation, Own>(
      liveQuery<OwnConfirmation, Own>('ownConfirmation', async (repositories, own, watcher) =>
        (await repositories.information()).watchOwn(own, watcher),
      ),
    ),
    /** The number of people who have read an information; null when it cannot be known. */
    readersCount: build.query<number | null, string>({
      queryFn: async (informationId, { extra }) =>
        answerOf(await (await repositoryOf(extra)).countReaders(informationId)),
      // Not kept: people read meanwhile, so each opening of the list counts anew.
      keepUnusedDataFor: 0,
    }),
    saveInformation: build.mutation<{ informationId: string; told: number }, SaveInformationRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).save(request)),
    }),
    removeInformation: build.mutation<Record<string, never>, OneInformationRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).remove(request)),
    }),
    confirmInformation: build.mutation<{ confirmedAtUnix: number }, OneInformationRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).confirm(request)),
    }),
    remindInformation: build.mutation<{ reminded: number }, OneInformationRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).remind(request)),
    }),
  }),
});

export const {
  useInformationListQuery,
  useShownInformationQuery,
  useInformationReadersQuery,
  useOwnConfirmationQuery,
  useReadersCountQuery,
  useSaveInformationMutation,
  useRemoveInformationMutation,
  useConfirmInformationMutation,
  useRemindInformationMutation,
} = informationApi;
