import type { AddPhotoRequest, ChangePhotoRequest, RemovePhotoRequest } from '#domain/callables/photos.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import type { Task } from '#domain/tasks/task.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Latest } from '../live/latest.ts';
import { liveQuery } from '../live/live-query.ts';
import type { PhotoQuestion, TaskFilesQuestion } from './photo-list.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.photos();

export const photosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest photos of an establishment, an animal, an enclosure or a sector, live. */
    photos: build.query<Latest<Photo>, PhotoQuestion>(
      liveQuery<Latest<Photo>, PhotoQuestion>('photos', async (repositories, question, watcher) =>
        (await repositories.photos()).watch(question, watcher),
      ),
    ),
    /** The tasks with the latest files, live. */
    taskFiles: build.query<Latest<Task>, TaskFilesQuestion>(
      liveQuery<Latest<Task>, TaskFilesQuestion>('taskFiles', async (repositories, question, watcher) =>
        (await repositories.photos()).watchTaskFiles(question, watcher),
      ),
    ),
    /** Adds a photo; the live galleries show it by themselves. */
    addPhoto: build.mutation<Photo, AddPhotoRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).add(request)),
    }),
    /** Changes a caption or the main picture. */
    changePhoto: build.mutation<{ photoId: string }, ChangePhotoRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).change(request)),
    }),
    /** Removes a photo with its files. */
    removePhoto: build.mutation<{ photoId: string }, RemovePhotoRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).remove(request)),
    }),
  }),
});

export const {
  usePhotosQuery,
  useTaskFilesQuery,
  useAddPhotoMutation,
  useChangePhotoMutation,
  useRemovePhotoMutation,
} = photosApi;
