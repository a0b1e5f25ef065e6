import * as z from 'zod/mini';
import type { Contract, RequestOf } from './contract.ts';
import { CAPTION_LENGTH, PHOTO_KINDS, photoSchema } from '../pictures/photo.ts';
import { base64File, documentId } from '../shared/field-shapes.ts';

/** Adds a photo to the gallery of an animal, an enclosure or a sector; `isMain` makes it their main picture too. */
export const addPhotoContract = {
  name: 'addPhoto',
  request: z.strictObject({
    zooId: documentId,
    kind: z.enum(PHOTO_KINDS),
    subjectId: documentId,
    base64picture: base64File,
    caption: z.string().check(z.maxLength(CAPTION_LENGTH)),
    takenAtUnix: z.nullable(z.int()),
    isMain: z.boolean(),
  }),
  data: photoSchema,
} as const satisfies Contract;

/** Changes the caption or the main picture. */
export const changePhotoContract = {
  name: 'changePhoto',
  request: z.strictObject({
    zooId: documentId,
    photoId: documentId,
    caption: z.optional(z.string().check(z.maxLength(CAPTION_LENGTH))),
    /** true: it becomes the main picture of its subject; false: it ceases to be it */
    isMain: z.optional(z.boolean()),
  }),
  data: z.object({ photoId: z.string() }),
} as const satisfies Contract;

/** Removes a photo with its file and thumbnail, and its address from the record that shows it as main picture. */
export const removePhotoContract = {
  name: 'removePhoto',
  request: z.strictObject({ zooId: documentId, photoId: documentId }),
  data: z.object({ photoId: z.string() }),
  failure: 'photo/remove-failed',
} as const satisfies Contract;

export type AddPhotoRequest = RequestOf<typeof addPhotoContract>;
export type ChangePhotoRequest = RequestOf<typeof changePhotoContract>;
export type RemovePhotoRequest = RequestOf<typeof removePhotoContract>;
