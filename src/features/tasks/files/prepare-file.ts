import { HEAD_BYTES, typeToSend } from '#domain/tasks/attachment-format.ts';
import { ATTACHMENT_BYTES, type AttachmentKind, attachmentKind } from '#domain/tasks/attachment.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { compressPicture } from '#lib/pictures/compress-picture.ts';

/** A file as it is sent: of the type that its bytes show, photos made small. */
export type PreparedFile = { readonly content: Blob; readonly contentType: string; readonly kind: AttachmentKind };

/** Turns the longest file of a kind into words: the sentence of 'attachment/too-large' names it. */
export type SayBytes = (bytes: number) => string;

/**
 * Returns a chosen file as it is sent, or why it cannot be: another type than tasks keep, whatever its name says, too long, or a
 * photo that cannot be made small. Rejects with the signal's reason when it is given up.
 */
export async function prepareFile(file: File, say: SayBytes, signal: AbortSignal): Promise<Result<PreparedFile>> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = typeToSend(file.type, head);
  const kind = type === null ? null : attachmentKind(type);
  if (type === null || kind === null) return fail(appError('attachment/type-invalid'));
  if (kind === 'photo') {
    const small = await compressPicture(file, { signal });
    if (!small.ok) return fail(appError(small.problem));
    return ok({ content: small.picture, contentType: small.picture.type, kind });
  }
  if (file.size > ATTACHMENT_BYTES[kind]) return fail(tooLarge(kind, say));
  return ok({ content: file, contentType: type, kind });
}

/** Returns what is told of a file that is longer than its kind may be. */
export function tooLarge(kind: AttachmentKind, say: SayBytes): AppError {
  return appError('attachment/too-large', { limit: say(ATTACHMENT_BYTES[kind]) });
}
