import type { TypedAnnouncement } from '#domain/announcements/check-announcement.ts';
import { api } from '../api.ts';
import type { Repositories } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import { serverWrite } from '../write-endpoints.ts';
import type { AnnouncementList, NewAnnouncement } from './announcement-list.ts';

type One = { readonly zooId: string; readonly announcementId: string };

const open = (repositories: Repositories) => repositories.announcements();

export const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest announcements of an establishment, live. */
    announcements: build.query<AnnouncementList, string>(
      liveQuery<AnnouncementList, string>('announcements', async (repositories, zooId, watcher) =>
        (await repositories.announcements()).watchAll(zooId, watcher),
      ),
    ),
    publishAnnouncement: build.mutation<null, NewAnnouncement>(
      serverWrite(open, (announcements, announcement) => announcements.create(announcement)),
    ),
    changeAnnouncement: build.mutation<null, One & { readonly typed: TypedAnnouncement }>(
      serverWrite(open, (announcements, { zooId, announcementId, typed }) =>
        announcements.change(zooId, announcementId, typed),
      ),
    ),
    deleteAnnouncement: build.mutation<null, One>(
      serverWrite(open, (announcements, { zooId, announcementId }) => announcements.remove(zooId, announcementId)),
    ),
  }),
});

export const {
  useAnnouncementsQuery,
  usePublishAnnouncementMutation,
  useChangeAnnouncementMutation,
  useDeleteAnnouncementMutation,
} = announcementsApi;
