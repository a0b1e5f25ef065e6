import type { DocumentData } from 'firebase/firestore';
import { type Notification, notificationSchema } from '#domain/notifications/notification.ts';
import type { Result } from '#domain/shared/result.ts';
import { readInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the message of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function notificationFromDocument(id: string, data: DocumentData): Result<Notification> {
  return parseDocument(notificationSchema, id, {
    ...data,
    notificationId: id,
    dueAtUnix: readInstant(data, 'dueAt'),
    createdAtUnix: readInstant(data, 'createdAt'),
    readAtUnix: readInstant(data, 'readAt'),
  });
}
