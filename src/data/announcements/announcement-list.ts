import type { Announcement } from '#domain/announcements/announcement.ts';
import type { TypedAnnouncement } from '#domain/announcements/check-announcement.ts';

/** The announcements of an establishment, as screens get them: the newest first. */
export type AnnouncementList = {
  readonly announcements: readonly Announcement[];
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};

/** An announcement to publish. */
export type NewAnnouncement = {
  readonly zooId: string;
  readonly createdBy: string;
  readonly typed: TypedAnnouncement;
};
