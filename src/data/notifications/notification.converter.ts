import { notificationSchema } from '#domain/notifications/notification.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the message of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const notificationFromDocument = documentReader(notificationSchema);
