import * as z from 'zod/mini';

export const ATTACHMENT_KINDS = ['photo', 'video', 'sound'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** Longest file of each kind, in bytes (specification, point 9 "Upload limits"). */
export const ATTACHMENT_BYTES = { photo: 2_000_000, video: 50_000_000, sound: 5_000_000 } as const satisfies Record<
  AttachmentKind,
  number
>;
export const MAX_ATTACHMENTS = 20;

/** Accepted content types by kind: those that browsers of tablets record and show. */
export const ATTACHMENT_TYPES = {
  photo: ['image/jpeg', 'image/png'],
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
  sound: ['audio/mpeg', 'audio/mp4', 'audio/webm', 'audio/ogg', 'audio/wav'],
} as const satisfies Record<AttachmentKind, readonly string[]>;

/** A file of a task, in its field `attachments` (specification, point 3). */
export const attachmentSchema = z.object({
  attachmentId: z.string().check(z.minLength(1)),
  kind: z.enum(ATTACHMENT_KINDS),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** where the file lies in Storage */
  path: z.string(),
  addedBy: z.string(),
  addedAtUnix: z.int(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/**
 * Returns the kind of a content type; null when such files are not accepted. Parameters after a semicolon do not count.
 */
export function attachmentKind(contentType: string): AttachmentKind | null {
  const plain = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return ATTACHMENT_KINDS.find((kind) => (ATTACHMENT_TYPES[kind] as readonly string[]).includes(plain)) ?? null;
}

/** Returns the instant at which the latest of these files was added; null without files. */
export function lastFileAt(attachments: readonly Pick<Attachment, 'addedAtUnix'>[]): number | null {
  return attachments.length === 0 ? null : Math.max(...attachments.map(({ addedAtUnix }) => addedAtUnix));
}
