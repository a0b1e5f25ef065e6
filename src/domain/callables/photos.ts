import * as z from 'zod/mini';
import { CAPTION_LENGTH, PHOTO_KINDS, photoSchema } from '../pictures/photo.ts';
import { base64File, documentId } from '../shared/field-shapes.ts';

/** Adds a photo to the gallery of an animal, an enclosure or a sector; `isMain` makes it their main picture too. */
export const addPhotoRequest = z.strictObject({
  zooId: documentId,
  kind: z.enum(PHOTO_KINDS),
  subjectId: documentId,
  base64picture: base64File,
  caption: z.string().check(z.maxLength(CAPTION_LENGTH)),
  takenAtUnix: z.nullable(z.int()),
  isMain: z.boolean(),
});
export const addPhotoData = photoSchema;

/** Changes the caption or the main picture. */
export const changePhotoRequest = z.strictObject({
  zooId: documentId,
  photoId: documentId,
  caption: z.optional(z.string().check(z.maxLength(CAPTION_LENGTH))),
  isMain: z.optional(z.literal(true)),
});
export const changePhotoData = z.object({ photoId: z.string() });

/** Removes a photo with its file and thumbnail, and its address from what shows it as main picture. */
export const removePhotoRequest = z.strictObject({ zooId: documentId, photoId: documentId });
export const removePhotoData = z.object({ photoId: z.string() });
