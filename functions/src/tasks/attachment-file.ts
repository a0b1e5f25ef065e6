import { randomUUID } from 'node:crypto';
import { HEAD_BYTES, typesOf } from '../../../src/domain/tasks/attachment-format.ts';
import { type Attachment, ATTACHMENT_BYTES, attachmentKind } from '../../../src/domain/tasks/attachment.ts';
import { bucket } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { readPictureBytes } from '../pictures/read-picture.ts';
import { shrinkPicture } from '../pictures/shrink-picture.ts';
import { blankNotes } from './film-place.ts';

type File = ReturnType<ReturnType<typeof bucket>['file']>;
type AdoptedFile = Pick<Attachment, 'kind' | 'contentType' | 'bytes'>;

/** The ids of files that the browser may choose: no character with a meaning in a path or an address. */
export const FILE_ID = /^[\w-]+$/;

/** The time for which a browser keeps a file without asking. @source specification, point 7 "Storage" */
const ONE_HOUR = 'private, max-age=3600';

/**
 * Returns the kind, type and size of an uploaded file, once its first bytes match its declared type, and gives it a token
 * of its own: the uploader's opens nothing any more. A photo is stored anew like every picture: turned the right way up,
 * 1,600 pixels at most, without its metadata, as a JPEG. A film keeps its bytes but loses the notes of its camera. Refused
 * are a missing file ('attachment/not-found'), one of another type, compressed or damaged ('attachment/type-invalid'),
 * one above the size limit of its kind ('attachment/too-large'), and a photo of too many pixels
 * ('picture/too-many-pixels').
 */
export async function adoptAttachmentFile(path: string): Promise<AdoptedFile | Refusal> {
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
  if (kind === 'photo') return storeAnew(file);
  if (HAS_NOTES.has(contentType)) await withoutNotes(file, contentType);
  await file.setMetadata({ contentType, ...servedAs() });
  return { kind, contentType, bytes };
}

/** Types of files in which cameras note the place of a recording. */
const HAS_NOTES: ReadonlySet<string> = new Set(['video/mp4', 'video/quicktime', 'audio/mp4']);

/** Stores a film or a recording again without the notes of its camera, when there are any. */
async function withoutNotes(file: File, contentType: string): Promise<void> {
  const [whole] = await file.download();
  if (blankNotes(whole)) await file.save(whole, { resumable: false, metadata: { contentType } });
}

/** Replaces a photo by its reduced form without metadata, under the same path. */
async function storeAnew(file: File): Promise<AdoptedFile | Refusal> {
  const [whole] = await file.download();
  const picture = await readPictureBytes(whole);
  const shrunk = isRefusal(picture) ? picture : await shrinkPicture(picture, 'photo');
  if (isRefusal(shrunk)) return shrunk.error.code === 'picture/invalid' ? refuse('attachment/type-invalid') : shrunk;
  const { bytes, contentType } = shrunk.main;
  await file.save(bytes, { resumable: false, metadata: { contentType, ...servedAs() } });
  return { kind: 'photo', contentType, bytes: bytes.length };
}

/** The way in which a file is handed out, under a new token. */
function servedAs() {
  return {
    ...{ cacheControl: ONE_HOUR, contentDisposition: 'inline' },
    metadata: { firebaseStorageDownloadTokens: randomUUID() },
  };
}

/** Deletes a file of a task. A failed deletion is logged: no document names the file any more. */
export async function deleteAttachmentFile(path: string): Promise<void> {
  try {
    await bucket().file(path).delete({ ignoreNotFound: true });
  } catch (failure) {
    logFailure('deleteAttachmentFile', failure, { path });
  }
}
