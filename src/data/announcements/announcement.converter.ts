import type { DocumentData } from 'firebase/firestore';
import { type Announcement, announcementSchema } from '#domain/announcements/announcement.ts';
import type { Result } from '#domain/shared/result.ts';
import { readInstant, storedInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the announcement of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function announcementFromDocument(id: string, data: DocumentData): Result<Announcement> {
  return parseDocument(announcementSchema, id, {
    ...data,
    announcementId: id,
    expiresAtUnix: readInstant(data, 'expiresAt'),
    createdAtUnix: readInstant(data, 'createdAt'),
    updatedAtUnix: readInstant(data, 'updatedAt'),
  });
}

/** Returns the announcement as it is stored: every instant with its twin. */
export function announcementToDocument(announcement: Announcement): DocumentData {
  const { expiresAtUnix, createdAtUnix, updatedAtUnix, ...rest } = announcement;
  return {
    ...rest,
    ...storedInstant('expiresAt', expiresAtUnix),
    ...storedInstant('createdAt', createdAtUnix),
    ...storedInstant('updatedAt', updatedAtUnix),
  };
}
