import { useMemo } from 'react';
import { usePhotosQuery, useTaskFilesQuery } from '#data/photos/photos.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { useActor } from '#state/session/use-session.ts';
import { type GalleryFilters, galleryQuestion } from './gallery-filters.ts';
import { galleryItems } from './gallery-items.ts';

/** A task has a few files, so half as many tasks as photos fill a page. */
const PHOTOS_PER_TASK = 2;

/**
 * Returns the items of the gallery that answer the filters, the latest first; absent until both photos and tasks have
 * come. Films are in tasks alone: photos are not read for them.
 */
export function useGallery(filters: GalleryFilters, size: number) {
  const actor = useActor();
  const { zooId } = actor;
  const { kind } = filters;
  const readsTasks = mayDo(actor, 'task.read', { zooId, sectorIds: [], authorId: null });
  const photos = usePhotosQuery(galleryQuestion(zooId, filters, size), { skip: kind === 'video' });
  const tasks = useTaskFilesQuery(galleryQuestion(zooId, filters, size / PHOTOS_PER_TASK), { skip: !readsTasks });
  const [shownPhotos, shownTasks] = [photos.currentData, tasks.currentData];
  const isThere = (kind === 'video' || shownPhotos !== undefined) && (!readsTasks || shownTasks !== undefined);
  const items = useMemo(
    () => (isThere ? galleryItems({ photos: shownPhotos, tasks: shownTasks }, kind) : undefined),
    [isThere, shownPhotos, shownTasks, kind],
  );
  return {
    items,
    hasMore: [shownPhotos, shownTasks].some((part) => part?.hasMore === true),
    unreadable: (shownPhotos?.unreadable ?? 0) + (shownTasks?.unreadable ?? 0),
    error: photos.error ?? tasks.error,
    refetch: () => {
      if (kind !== 'video') void photos.refetch();
      if (readsTasks) void tasks.refetch();
    },
  };
}
