import type * as z from 'zod/mini';
import {
  addPhotoData,
  addPhotoRequest,
  changePhotoData,
  changePhotoRequest,
  removePhotoData,
  removePhotoRequest,
} from '#domain/callables/photos.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import type { Result } from '#domain/shared/result.ts';
import { callFunction } from '../callables/call-function.ts';

const addContract = { name: 'addPhoto', request: addPhotoRequest, data: addPhotoData } as const;
const changeContract = { name: 'changePhoto', request: changePhotoRequest, data: changePhotoData } as const;
const removeContract = { name: 'removePhoto', request: removePhotoRequest, data: removePhotoData } as const;

export type AddPhoto = z.infer<typeof addPhotoRequest>;
export type ChangePhoto = z.infer<typeof changePhotoRequest>;
export type RemovePhoto = z.infer<typeof removePhotoRequest>;

/** Adds a photo to a gallery; needs the server. */
export function addPhoto(request: AddPhoto): Promise<Result<Photo>> {
  return callFunction(addContract, request);
}

/** Changes a photo's caption, or makes it a main picture; needs the server. */
export function changePhoto(request: ChangePhoto): Promise<Result<{ photoId: string }>> {
  return callFunction(changeContract, request);
}

/** Removes a photo with its files; needs the server. */
export function removePhoto(request: RemovePhoto): Promise<Result<{ photoId: string }>> {
  return callFunction(removeContract, request);
}
