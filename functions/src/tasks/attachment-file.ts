import { HEAD_BYTES, typesOf } from '../../../src/domain/tasks/attachment-format.ts';
import { type Attachment, ATTACHMENT_BYTES, attachmentKind } from '../../../src/domain/tasks/attachment.ts';
import { bucket } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

/** The time for which a browser keeps a file without asking. @source specification, point 7 "Storage" */
const ONE_HOUR = 'private, max-age=3600';

/**
 * Returns the kind, type and size of an uploaded file, once its first bytes match its declared type. Refused are a
 * missing file ('attachment/not-found'), one of another type or compressed ('attachment/type-invalid'), and one above
 * the size limit of its kind ('attachment/too-large').
 */
export async function readAttachmentFile(
  path: string,
): Promise<Pick<Attachment, 'kind' | 'contentType' | 'bytes'> | Refusal> {
  const file = bucket().file(path);
  const [isThere] = await file.exists();
  if (!isThere) return refuse('attachment/not-found', 'attachmentId');
  const [metadata] = await file.getMetadata();
  const contentType = (metadata.contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const bytes = Number(metadata.size);
  const kind = attachmentKind(contentType);
  // Browsers unpack a compressed file: its first bytes do not show its content.
  const isPacked = !['', 'identity'].includes(metadata.contentEncoding ?? '');
  if (kind === null || isPacked || bytes === 0) return refuse('attachment/type-invalid');
  if (bytes > ATTACHMENT_BYTES[kind]) return refuse('attachment/too-large');
  const [head] = await file.download({ start: 0, end: HEAD_BYTES - 1 });
  if (!(typesOf(head) as readonly string[]).includes(contentType)) return refuse('attachment/type-invalid');
  await file.setMetadata({ contentType, cacheControl: ONE_HOUR, contentDisposition: 'inline' });
  return { kind, contentType, bytes };
}

/** Deletes a file of a task. A failed deletion is logged: no document names the file any more. */
export async function deleteAttachmentFile(path: string): Promise<void> {
  try {
    await bucket().file(path).delete({ ignoreNotFound: true });
  } catch (failure) {
    logFailure('deleteAttachmentFile', failure, { path });
  }
}
