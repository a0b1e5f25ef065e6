import { HEAD_BYTES, typeToSend } from '#domain/tasks/attachment-format.ts';
import { ATTACHMENT_BYTES, type AttachmentKind, attachmentKind } from '#domain/tasks/attachment.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { compressPicture } from '#lib/pictures/compress-picture.ts';

/** A file ready to be sent: its type follows from its bytes, and photos are made small. */
export type PreparedFile = { readonly content: Blob; readonly contentType: string; readonly kind: AttachmentKind };

/** Turns a size in bytes into words, for the message of 'attachment/too-large'. */
export type SayBytes = (bytes: number) => string;

/**
 * Returns a chosen file ready to be sent, or the reason why it cannot be sent: its content is of a type that records do
 * not keep (whatever its name says), it is too large, or the photo cannot be made small. Rejects with the signal's
 * reason when it is aborted.
 */
export async function prepareFile(file: File, say: SayBytes, signal: AbortSignal): Promise<Result<PreparedFile>> {
  const known = await readKind(file);
  if (known === null) return fail(appError('attachment/type-invalid'));
  const { type, kind } = known;
  if (kind === 'photo') {
    const small = await compressPicture(file, { signal });
    if (!small.ok) return fail(appError(small.problem));
    return ok({ content: small.picture, contentType: small.picture.type, kind });
  }
  if (file.size > ATTACHMENT_BYTES[kind]) return fail(tooLarge(kind, say));
  return ok({ content: file, contentType: type, kind });
}

/** Returns the kind of a chosen file by its bytes, and the type under which it is sent; null for a type that is not kept. */
export async function readKind(file: File): Promise<{ readonly type: string; readonly kind: AttachmentKind } | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = typeToSend(file.type, head);
  const kind = type === null ? null : attachmentKind(type);
  return type === null || kind === null ? null : { type, kind };
}

/** Returns the error for a file that is larger than its kind allows. */
export function tooLarge(kind: AttachmentKind, say: SayBytes): AppError {
  return appError('attachment/too-large', { limit: say(ATTACHMENT_BYTES[kind]) });
}
