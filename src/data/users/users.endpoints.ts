import type { Absence } from '#domain/users/absence.ts';
import type { ProfileNames } from '#domain/users/check-profile.ts';
import type { Language } from '#domain/users/language.ts';
import type { User } from '#domain/users/user.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import { writtenLocally } from '../written.ts';

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A person, live. */
    user: build.query<User, string>(
      liveQuery<User, string>('user', async (repositories, userId, watcher) =>
        (await repositories.users()).watch(userId, watcher),
      ),
    ),
    /** True while the server answers for a person's document, live. */
    serverReach: build.query<boolean, string>(
      liveQuery<boolean, string>('serverReach', async (repositories, userId, watcher) =>
        (await repositories.users()).watchServerReach(userId, watcher),
      ),
    ),
    /** The people of an establishment, read once: for the names in lists. */
    colleagues: build.query<User[], string>({
      queryFn: async (zooId, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.users()).listColleagues(zooId)),
      keepUnusedDataFor: 600,
    }),
    /** The provider's staff, read once: for choices that the provider's staff make. */
    providerStaff: build.query<User[], void>({
      queryFn: async (_none, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.users()).listProviderStaff()),
      keepUnusedDataFor: 600,
    }),
    /** The readable people of these ids, read once: for the names in an establishment's lists. */
    namedPeople: build.query<User[], readonly string[]>({
      queryFn: async (userIds, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.users()).listNamed(userIds)),
    }),
    acceptTerms: build.mutation<null, { userId: string }>({
      queryFn: async ({ userId }, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.users()).acceptTerms(userId)),
    }),
    changeNames: build.mutation<Record<string, never>, { userId: string; names: ProfileNames }>({
      async queryFn({ userId, names }, { extra, dispatch }) {
        const users = await dependenciesOf(extra).repositories.users();
        return writtenLocally(users.changeNames(userId, names), dispatch);
      },
    }),
    /** The people of an establishment who are away on a day or later, read once. */
    away: build.query<User[], { zooId: string; today: string }>({
      queryFn: async ({ zooId, today }, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.users()).listAway(zooId, today)),
    }),
    changeAbsence: build.mutation<Record<string, never>, { userId: string; absence: Absence }>({
      async queryFn({ userId, absence }, { extra, dispatch }) {
        const users = await dependenciesOf(extra).repositories.users();
        return writtenLocally(users.changeAbsence(userId, absence), dispatch);
      },
    }),
    changeLanguage: build.mutation<Record<string, never>, { userId: string; language: Language }>({
      async queryFn({ userId, language }, { extra, dispatch }) {
        const users = await dependenciesOf(extra).repositories.users();
        return writtenLocally(users.changeLanguage(userId, language), dispatch);
      },
    }),
  }),
});

export const {
  useAwayQuery,
  useChangeAbsenceMutation,
  useUserQuery,
  useColleaguesQuery,
  useNamedPeopleQuery,
  useProviderStaffQuery,
  useAcceptTermsMutation,
  useChangeNamesMutation,
  useChangeLanguageMutation,
} = usersApi;
