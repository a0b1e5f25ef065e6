import * as z from 'zod/mini';

/** What a photo of the gallery shows. */
export const PHOTO_KINDS = ['animal', 'enclosure', 'sector'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];
export const CAPTION_LENGTH = 300;

/** A photo of the gallery, as stored in `photos/{photoId}`; written by the server with the file itself. */
export const photoSchema = z.object({
  photoId: z.string().check(z.minLength(1)),
  zooId: z.string().check(z.minLength(1)),
  kind: z.enum(PHOTO_KINDS),
  /** the animal, enclosure or sector it was added to, and the places that belonged to it then, for the filters */
  subjectId: z.string(),
  animalId: z.nullable(z.string()),
  enclosureId: z.nullable(z.string()),
  sectorId: z.nullable(z.string()),
  /** the file's name in the storage; what `removePhoto` and `getSignedUrl` take */
  publicId: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  caption: z.string(),
  /** pixels and bytes of the stored picture */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  takenAtUnix: z.int(),
  uploadedBy: z.string(),
  uploadedAtUnix: z.int(),
});
export type Photo = z.infer<typeof photoSchema>;
