import * as z from 'zod/mini';
import type { Contract, RequestOf } from './contract.ts';
import { base64File, documentId } from '../shared/field-shapes.ts';

/** The uses of a stored picture; each has its own size. */
export const PICTURE_PRESETS = ['photo', 'plan', 'profile', 'logo'] as const;
export type PicturePreset = (typeof PICTURE_PRESETS)[number];

/** The kinds of records whose main picture can be replaced. */
export const PROFILE_PICTURE_TYPES = ['user', 'zoo', 'sector'] as const;
export type ProfilePictureType = (typeof PROFILE_PICTURE_TYPES)[number];

const storedPicture = z.object({
  /** full name of the file, for `removePicture` and `getSignedUrl` */
  public_id: z.string(),
  /** the address that the browser shows */
  url: z.string(),
  thumbnailUrl: z.string(),
});
export type StoredPicture = z.infer<typeof storedPicture>;

/** Stores a picture and its thumbnail in a folder of one's own establishment (specification, point 7). */
export const uploadImageContract = {
  name: 'uploadImage',
  request: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    /** '<zooId>/sectors/<sectorId>' or '<zooId>/enclosures/<enclosureId>' */
    folder: z.string().check(z.minLength(1), z.maxLength(400)),
    base64picture: base64File,
    preset: z.enum(PICTURE_PRESETS),
  }),
  data: storedPicture,
} as const satisfies Contract;

/** Replaces the picture of a person, an establishment or a sector and writes its address into their document. */
export const uploadProfilePictureContract = {
  name: 'uploadProfilePicture',
  request: z.strictObject({
    type: z.enum(PROFILE_PICTURE_TYPES),
    id: documentId,
    zooId: documentId,
    base64picture: base64File,
  }),
  data: storedPicture,
} as const satisfies Contract;

/** Removes a picture of one's own establishment with its thumbnail, and its address from the document that names it. */
export const removePictureContract = {
  name: 'removePicture',
  request: z.strictObject({ public_id: z.string().check(z.minLength(1), z.maxLength(600)) }),
  data: z.object({ public_id: z.string() }),
  failure: 'picture/remove-failed',
} as const satisfies Contract;

/** Returns an address of a stored file that opens for one hour. */
export const getSignedUrlContract = {
  name: 'getSignedUrl',
  request: z.strictObject({ storageRef: z.string().check(z.minLength(1), z.maxLength(600)) }),
  data: z.object({ url: z.string(), expiresAtUnix: z.int() }),
  failure: 'file/link-failed',
} as const satisfies Contract;

export type UploadImageRequest = RequestOf<typeof uploadImageContract>;
export type UploadProfilePictureRequest = RequestOf<typeof uploadProfilePictureContract>;
