import { collection, type Firestore, limit, orderBy, query, type QueryConstraint, where } from 'firebase/firestore';
import type { AddPhotoRequest, ChangePhotoRequest, RemovePhotoRequest } from '#domain/callables/photos.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { addPhoto, changePhoto, removePhoto } from './photo-calls.ts';
import { photoFromDocument } from './photo.converter.ts';
import type { PhotoPage, PhotoQuestion } from './photo-list.ts';

export type PhotosRepository = {
  /** Listens to the latest photos of a query. */
  watch(question: PhotoQuestion, watcher: Watcher<PhotoPage>): Unwatch;
  /** Adds a photo to a gallery. */
  add(request: AddPhotoRequest): Promise<Result<Photo>>;
  /** Changes a photo's caption, or makes it a main picture. */
  change(request: ChangePhotoRequest): Promise<Result<{ photoId: string }>>;
  /** Removes a photo with its files. */
  remove(request: RemovePhotoRequest): Promise<Result<{ photoId: string }>>;
};

/** Returns the photos of a database; changes need the server. */
export function photosRepository(database: Firestore): PhotosRepository {
  return {
    add: addPhoto,
    change: changePhoto,
    remove: removePhoto,
    watch(question, watcher) {
      // One more than the page shows whether there are more.
      const latest = query(
        collection(database, 'photos'),
        ...asked(question),
        orderBy('takenAt', 'desc'),
        limit(question.size + 1),
      );
      return watchQueries('photos', [latest], photoFromDocument, {
        next(found) {
          if (!found.ok) return watcher.next(found);
          const { items, size, unreadable } = found.value;
          const photos = items.toSorted((a, b) => b.takenAtUnix - a.takenAtUnix).slice(0, question.size);
          return watcher.next(ok({ photos, hasMore: size > question.size, unreadable }));
        },
        failed: watcher.failed,
      });
    },
  };
}

/** The narrowest of the given places: each has its index together with the day. */
function asked({ zooId, subjectId, animalId, enclosureId, sectorId }: PhotoQuestion): QueryConstraint[] {
  const own = where('zooId', '==', zooId);
  if (subjectId !== undefined) return [own, where('subjectId', '==', subjectId)];
  if (animalId !== undefined) return [own, where('animalId', '==', animalId)];
  if (enclosureId !== undefined) return [own, where('enclosureId', '==', enclosureId)];
  return sectorId === undefined ? [own] : [own, where('sectorId', '==', sectorId)];
}
