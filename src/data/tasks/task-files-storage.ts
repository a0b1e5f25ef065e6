import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { reportError } from '#lib/log.ts';
import { firebaseCode } from '../firebase/failure.ts';
import { firebaseStorage } from '../firebase/storage.ts';

/** A file on its way to a record. */
export type FileToPut = {
  /** where the rules let the browser write; new for every attempt: an existing file is not overwritten */
  readonly path: string;
  readonly content: Blob;
  readonly contentType: string;
  /** called with the progress from 0 to 1 */
  readonly onProgress: (done: number) => void;
};

/**
 * Uploads a file to Storage, in parts. It fails at once without a network ('generic/offline'), also when the network
 * goes; when its signal aborts it, with 'attachment/upload-failed'.
 */
export async function putFile(file: FileToPut, signal: AbortSignal): Promise<Result<null>> {
  if (signal.aborted) return fail(appError('attachment/upload-failed'));
  if (isOffline()) return fail(appError('generic/offline'));
  const upload = uploadBytesResumable(ref(firebaseStorage(), file.path), file.content, {
    contentType: file.contentType,
  });
  const end = () => void upload.cancel();
  upload.on('state_changed', ({ bytesTransferred, totalBytes }) => file.onProgress(bytesTransferred / totalBytes));
  signal.addEventListener('abort', end);
  window.addEventListener('offline', end);
  try {
    await upload;
    return ok(null);
  } catch (error) {
    return fail(failureOf(error, 'attachment/upload-failed'));
  } finally {
    signal.removeEventListener('abort', end);
    window.removeEventListener('offline', end);
  }
}

/**
 * Returns the address of a file, which opens for everybody who has it; 'attachment/not-found' for a file that is gone.
 */
export async function fileAddress(path: string): Promise<Result<string>> {
  if (isOffline()) return fail(appError('generic/offline'));
  const networkGone = Promise.withResolvers<Result<string>>();
  const giveUp = () => networkGone.resolve(fail(appError('generic/offline')));
  window.addEventListener('offline', giveUp);
  try {
    return await Promise.race([getDownloadURL(ref(firebaseStorage(), path)).then(ok), networkGone.promise]);
  } catch (error) {
    return fail(failureOf(error, 'generic/loading-error'));
  } finally {
    window.removeEventListener('offline', giveUp);
  }
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  unauthenticated: 'auth/session-expired',
  unauthorized: 'generic/permission-denied',
  'object-not-found': 'attachment/not-found',
  'retry-limit-exceeded': 'generic/offline',
};

function failureOf(error: unknown, otherwise: ErrorCode): AppError {
  if (isOffline()) return appError('generic/offline');
  const code = firebaseCode(error);
  const known = CODES[code];
  if (known === undefined && code !== 'canceled') reportError(error, { where: 'data/tasks/files' });
  return appError(known ?? otherwise);
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
