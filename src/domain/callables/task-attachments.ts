import * as z from 'zod/mini';
import { documentId } from '../shared/field-shapes.ts';

/** Takes a file that the browser has put into Storage into its task, once its bytes are what it says to be. */
export const addAttachmentRequest = z.strictObject({
  zooId: documentId,
  taskId: documentId,
  /** chosen by the browser; it stands in the file's path too */
  attachmentId: documentId,
  name: z.string().check(z.maxLength(200)),
});
export const addAttachmentData = z.object({ attachmentId: z.string() });
export type AddAttachmentRequest = z.infer<typeof addAttachmentRequest>;

/** Takes a file out of its task and deletes it. */
export const removeAttachmentRequest = z.strictObject({
  zooId: documentId,
  taskId: documentId,
  attachmentId: documentId,
});
export const removeAttachmentData = z.object({});
export type RemoveAttachmentRequest = z.infer<typeof removeAttachmentRequest>;
