import * as z from 'zod/mini';
import { base64File, documentId } from '../shared/field-shapes.ts';

/** How large a stored picture may be, by what it is for. */
export const PICTURE_PRESETS = ['photo', 'plan', 'profile', 'logo'] as const;
export type PicturePreset = (typeof PICTURE_PRESETS)[number];

/** Whose main picture is replaced. */
export const PROFILE_PICTURE_TYPES = ['user', 'zoo', 'sector'] as const;
export type ProfilePictureType = (typeof PROFILE_PICTURE_TYPES)[number];

const storedPicture = z.object({
  /** full name of the file; what `removePicture` and `getSignedUrl` take */
  public_id: z.string(),
  /** as the browser shows it */
  url: z.string(),
  thumbnailUrl: z.string(),
});
export type StoredPicture = z.infer<typeof storedPicture>;

/** Stores a picture and its thumbnail in a folder of one's own establishment (specification, point 7). */
export const uploadImageRequest = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /** '<zooId>/sectors/<sectorId>' or '<zooId>/enclosures/<enclosureId>' */
  folder: z.string().check(z.minLength(1), z.maxLength(400)),
  base64picture: base64File,
  preset: z.enum(PICTURE_PRESETS),
});
export const uploadImageData = storedPicture;

/** Replaces the picture of a person, an establishment or a sector and writes its address into their document. */
export const uploadProfilePictureRequest = z.strictObject({
  type: z.enum(PROFILE_PICTURE_TYPES),
  id: documentId,
  zooId: documentId,
  base64picture: base64File,
});
export const uploadProfilePictureData = storedPicture;

/** Removes a picture of one's own establishment with its thumbnail, and its address from the document that names it. */
export const removePictureRequest = z.strictObject({ public_id: z.string().check(z.minLength(1), z.maxLength(600)) });
export const removePictureData = z.object({ public_id: z.string() });

/** Returns an address of a stored file that opens for one hour. */
export const getSignedUrlRequest = z.strictObject({ storageRef: z.string().check(z.minLength(1), z.maxLength(600)) });
export const getSignedUrlData = z.object({ url: z.string(), expiresAtUnix: z.int() });
