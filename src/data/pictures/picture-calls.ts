import {
  removePictureContract,
  uploadImageContract,
  uploadProfilePictureContract,
} from '#domain/callables/pictures.ts';
import { callOf } from '../callables/call-function.ts';

/** Stores a picture of a sector or an enclosure; the caller writes its address into the document. */
export const uploadImage = callOf(uploadImageContract);

/** Replaces the picture of a person, an establishment or a sector, with its address in the document. */
export const uploadProfilePicture = callOf(uploadProfilePictureContract);

/** Removes a picture and its address from the document; 'picture/not-found' when it is gone already. */
export const removePicture = callOf(removePictureContract);
