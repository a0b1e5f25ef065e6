import * as z from 'zod/mini';
import type { Contract, RequestOf } from './contract.ts';
import { documentId } from '../shared/field-shapes.ts';

/** Adds a file that the browser has put into Storage to its task, once its bytes prove to be of the named type. */
export const addAttachmentContract = {
  name: 'addAttachment',
  request: z.strictObject({
    zooId: documentId,
    taskId: documentId,
    /** chosen by the browser; it stands in the file's path too */
    attachmentId: documentId,
    name: z.string().check(z.maxLength(200)),
  }),
  data: z.object({ attachmentId: z.string() }),
} as const satisfies Contract;
export type AddAttachmentRequest = RequestOf<typeof addAttachmentContract>;

/** Removes a file from its task and deletes it. */
export const removeAttachmentContract = {
  name: 'removeAttachment',
  request: z.strictObject({
    zooId: documentId,
    taskId: documentId,
    attachmentId: documentId,
  }),
  data: z.object({}),
  failure: 'attachment/remove-failed',
} as const satisfies Contract;
export type RemoveAttachmentRequest = RequestOf<typeof removeAttachmentContract>;
