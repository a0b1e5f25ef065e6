import { collection, type Firestore, orderBy, query, type QueryConstraint, where } from 'firebase/firestore';
import type { AddPhotoRequest, ChangePhotoRequest, RemovePhotoRequest } from '#domain/callables/photos.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { Result } from '#domain/shared/result.ts';
import { watchLatest } from '../firebase/watch-latest.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { addPhoto, changePhoto, removePhoto } from './photo-calls.ts';
import { photoFromDocument } from './photo.converter.ts';
import type { PhotoQuestion, TaskFilesQuestion } from './photo-list.ts';
import { watchTaskFiles } from './watch-task-files.ts';

export type PhotosRepository = {
  /** Listens to the latest photos of a query. */
  watch(question: PhotoQuestion, watcher: Watcher<Latest<Photo>>): Unwatch;
  /** Listens to the tasks with the latest files. */
  watchTaskFiles(question: TaskFilesQuestion, watcher: Watcher<Latest<Task>>): Unwatch;
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
    watchTaskFiles: (question, watcher) => watchTaskFiles(database, question, watcher),
    watch: (question, watcher) =>
      watchLatest(
        'photos',
        query(collection(database, 'photos'), ...asked(question), orderBy('takenAt', 'desc')),
        { count: question.size, order: (one, other) => other.takenAtUnix - one.takenAtUnix },
        photoFromDocument,
        watcher,
      ),
  };
}

/** Returns the narrowest of the given places: each has an index together with the day. */
function asked({ zooId, subjectId, animalId, enclosureId, sectorId }: PhotoQuestion): QueryConstraint[] {
  const own = where('zooId', '==', zooId);
  if (subjectId !== undefined) return [own, where('subjectId', '==', subjectId)];
  if (animalId !== undefined) return [own, where('animalId', '==', animalId)];
  if (enclosureId !== undefined) return [own, where('enclosureId', '==', enclosureId)];
  return sectorId === undefined ? [own] : [own, where('sectorId', '==', sectorId)];
}
