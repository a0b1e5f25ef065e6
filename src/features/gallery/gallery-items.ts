import type { Latest } from '#data/live/latest.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import type { Attachment } from '#domain/tasks/attachment.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { EpochMs } from '#domain/time/epoch.ts';

/** The kinds of files that a gallery shows: the sounds of a task are no pictures and stay with it. */
export const GALLERY_KINDS = ['photo', 'video'] as const satisfies readonly Attachment['kind'][];
export type GalleryKind = (typeof GALLERY_KINDS)[number];

/** A photo of an animal, an enclosure or a sector, or a photo or film of a task. */
export type GalleryItem = { readonly id: string; readonly atUnix: EpochMs } & (
  | { readonly of: 'subject'; readonly kind: 'photo'; readonly photo: Photo }
  | { readonly of: 'task'; readonly kind: GalleryKind; readonly file: Attachment; readonly task: TaskOfFile }
);
type TaskOfFile = Pick<Task, 'taskId' | 'title'>;

/** The two parts of a gallery; absent for the photos when films alone are shown. */
type Parts = { readonly photos: Latest<Photo> | undefined; readonly tasks: Latest<Task> | undefined };

/** Returns the item of a photo. */
export function itemOfPhoto(photo: Photo): GalleryItem {
  return { of: 'subject', kind: 'photo', id: photo.photoId, atUnix: photo.takenAtUnix, photo };
}

/**
 * Returns the items of both parts, the latest first. An item that is older than the last one read of a part with more
 * to come waits until that part is read further: no later item can then come before it. Cancelled tasks show no files,
 * archived ones do.
 */
export function galleryItems({ photos, tasks }: Parts, kind: GalleryKind | null): GalleryItem[] {
  const horizon = Math.max(
    photos?.hasMore === true ? (photos.items.at(-1)?.takenAtUnix ?? 0) : 0,
    tasks?.hasMore === true ? (tasks.items.at(-1)?.lastFileAtUnix ?? 0) : 0,
  );
  const items = [...(photos?.items ?? []).map(itemOfPhoto), ...(tasks?.items ?? []).flatMap(filesOf)];
  return items
    .filter((item) => item.atUnix >= horizon && (kind === null || item.kind === kind))
    .toSorted((one, other) => other.atUnix - one.atUnix || (one.id < other.id ? -1 : 1));
}

function filesOf({ taskId, title, status, attachments }: Task): GalleryItem[] {
  if (status === 'DELETED') return [];
  return attachments.flatMap((file) => {
    const kind = GALLERY_KINDS.find((one) => one === file.kind);
    if (kind === undefined) return [];
    const item = { of: 'task', kind, file, task: { taskId, title } } as const;
    return [{ ...item, id: `${taskId}/${file.attachmentId}`, atUnix: file.addedAtUnix }];
  });
}
