import type { UserAccess } from '#domain/callables/admin-set-user-access.ts';
import type { AdminSetUserRightsRequest } from '#domain/callables/admin-set-user-rights.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import type { PeopleCalls } from './people-calls.ts';
import type { InvitationList, PeopleList } from './people-lists.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.people();

export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The accounts of an establishment, live. */
    people: build.query<PeopleList, string>(
      liveQuery<PeopleList, string>('people', async (repositories, zooId, watcher) =>
        (await repositories.people()).watchPeople(zooId, watcher),
      ),
    ),
    /** The open invitations of an establishment, live. */
    invitations: build.query<InvitationList, string>(
      liveQuery<InvitationList, string>('invitations', async (repositories, zooId, watcher) =>
        (await repositories.people()).watchInvitations(zooId, watcher),
      ),
    ),
    setPersonRights: build.mutation<{ userId: string }, AdminSetUserRightsRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).setRights(request)),
    }),
    setPersonAccess: build.mutation<{ userId: string }, { userId: string; access: UserAccess }>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).setAccess(request)),
    }),
    sendPersonReset: build.mutation<{ userId: string }, { userMail: string }>({
      queryFn: async ({ userMail }, { extra }) =>
        answerOf(await (await repositoryOf(extra)).sendReset({ userEmail: userMail })),
    }),
    revokeInvitation: build.mutation<{ invitationId: string }, { invitationId: string }>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).revoke(request)),
    }),
  }),
});

export const {
  usePeopleQuery,
  useInvitationsQuery,
  useSetPersonRightsMutation,
  useSetPersonAccessMutation,
  useSendPersonResetMutation,
  useRevokeInvitationMutation,
} = peopleApi;

/**
 * Returns the thunk that runs `work` with the calls of people, outside the store: RTK Query keeps the arguments of a
 * mutation, and a password must be nowhere but in its form and on its way to the server.
 */
export function withPeopleCalls<T>(work: (calls: PeopleCalls) => Promise<T>) {
  return async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<T> => work(await repositoryOf(extra));
}
