import type * as z from 'zod/mini';
import {
  removePictureData,
  removePictureRequest,
  type StoredPicture,
  uploadImageData,
  uploadImageRequest,
  uploadProfilePictureData,
  uploadProfilePictureRequest,
} from '#domain/callables/pictures.ts';
import type { Result } from '#domain/shared/result.ts';
import { callFunction } from '../callables/call-function.ts';

const uploadImageContract = { name: 'uploadImage', request: uploadImageRequest, data: uploadImageData } as const;
const uploadProfilePictureContract = {
  name: 'uploadProfilePicture',
  request: uploadProfilePictureRequest,
  data: uploadProfilePictureData,
} as const;
const removePictureContract = {
  name: 'removePicture',
  request: removePictureRequest,
  data: removePictureData,
} as const;

export type UploadImage = z.infer<typeof uploadImageRequest>;
export type UploadProfilePicture = z.infer<typeof uploadProfilePictureRequest>;

/** Stores a picture of a sector or an enclosure; whoever asks writes its address into the document. */
export function uploadImage(request: UploadImage): Promise<Result<StoredPicture>> {
  return callFunction(uploadImageContract, request);
}

/** Replaces the picture of a person, an establishment or a sector, with its address in the document. */
export function uploadProfilePicture(request: UploadProfilePicture): Promise<Result<StoredPicture>> {
  return callFunction(uploadProfilePictureContract, request);
}

/** Removes a picture and its address from the document; 'file/not-found' when it is gone already. */
export function removePicture(request: { public_id: string }): Promise<Result<{ public_id: string }>> {
  return callFunction(removePictureContract, request);
}
