import type { TypedAnnouncement } from '#domain/announcements/check-announcement.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import type { AnnouncementList, NewAnnouncement } from './announcement-list.ts';

type One = { readonly zooId: string; readonly announcementId: string };

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.announcements();

export const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest announcements of an establishment, live. */
    announcements: build.query<AnnouncementList, string>(
      liveQuery<AnnouncementList, string>('announcements', async (repositories, zooId, watcher) =>
        (await repositories.announcements()).watchAll(zooId, watcher),
      ),
    ),
    publishAnnouncement: build.mutation<null, NewAnnouncement>({
      queryFn: async (announcement, { extra }) => answerOf(await (await repositoryOf(extra)).create(announcement)),
    }),
    changeAnnouncement: build.mutation<null, One & { readonly typed: TypedAnnouncement }>({
      queryFn: async ({ zooId, announcementId, typed }, { extra }) =>
        answerOf(await (await repositoryOf(extra)).change(zooId, announcementId, typed)),
    }),
    deleteAnnouncement: build.mutation<null, One>({
      queryFn: async ({ zooId, announcementId }, { extra }) =>
        answerOf(await (await repositoryOf(extra)).remove(zooId, announcementId)),
    }),
  }),
});

export const {
  useAnnouncementsQuery,
  usePublishAnnouncementMutation,
  useChangeAnnouncementMutation,
  useDeleteAnnouncementMutation,
} = announcementsApi;
