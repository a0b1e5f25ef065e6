import type { StoredPicture, UploadImageRequest, UploadProfilePictureRequest } from '#domain/callables/pictures.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';

const calls = () => import('./picture-calls.ts');

export const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores a picture of a sector or an enclosure; the address comes back, to be written into the document. */
    uploadImage: build.mutation<StoredPicture, UploadImageRequest>({
      queryFn: async (request) => answerOf(await (await calls()).uploadImage(request)),
    }),
    /** Replaces the picture of a person, an establishment or a sector; live documents show it by themselves. */
    uploadProfilePicture: build.mutation<StoredPicture, UploadProfilePictureRequest>({
      queryFn: async (request) => answerOf(await (await calls()).uploadProfilePicture(request)),
    }),
    /** Removes a picture, by its full name; `pictureIdOf` reads it from a stored address. */
    removePicture: build.mutation<{ public_id: string }, { public_id: string }>({
      queryFn: async (request) => answerOf(await (await calls()).removePicture(request)),
    }),
  }),
});

export const { useUploadImageMutation, useUploadProfilePictureMutation, useRemovePictureMutation } = picturesApi;
