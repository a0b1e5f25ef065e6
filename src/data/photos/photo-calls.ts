import { addPhotoContract, changePhotoContract, removePhotoContract } from '#domain/callables/photos.ts';
import { callOf } from '../callables/call-function.ts';

/** Adds a photo to a gallery; needs the server. */
export const addPhoto = callOf(addPhotoContract);

/** Changes a photo's caption, or makes it a main picture; needs the server. */
export const changePhoto = callOf(changePhotoContract);

/** Removes a photo with its files; needs the server. */
export const removePhoto = callOf(removePhotoContract);
