import * as z from 'zod/mini';
import { announcementSchema } from '#domain/announcements/announcement.ts';

/** The fields that people type of an announcement, in the order of the form. */
export const announcementFormSchema = z.pick(announcementSchema, {
  title: true,
  message: true,
  broadcastTeams: true,
  expiresAtUnix: true,
  sendNotification: true,
});
