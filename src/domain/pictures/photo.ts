import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { translationsSchema } from '../taxonomy/taxonomy.ts';
import type { Language } from '../users/language.ts';

/** The kinds of subjects of a gallery photo. */
export const PHOTO_KINDS = ['animal', 'enclosure', 'sector'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];
export const CAPTION_LENGTH = 300;

/** A photo of the gallery, as stored in `photos/{photoId}`; written by the server with the file itself. */
export const photoSchema = z.object({
  photoId: field.ownId(),
  zooId: field.zooId(),
  kind: field.choice(PHOTO_KINDS),
  /** the animal, enclosure or sector of the photo, and the places that belonged to it then, for the filters */
  subjectId: field.id(),
  animalId: field.older(field.idOrNull(), null),
  enclosureId: field.older(field.idOrNull(), null),
  sectorId: field.older(field.idOrNull(), null),
  /** the file's name in Storage, for `removePhoto` and `getSignedUrl` */
  publicId: field.text(),
  url: field.text(),
  thumbnailUrl: field.text(),
  caption: field.older(field.text(CAPTION_LENGTH), ''),
  /** the caption in further languages: of the sample pictures; a typed caption has none */
  trad: field.older(translationsSchema, {}),
  /** pixels and bytes of the stored picture */
  width: field.count(),
  height: field.count(),
  bytes: field.count(),
  takenAtUnix: field.instant(),
  uploadedBy: field.author(),
  uploadedAtUnix: field.instant(),
});
export type Photo = z.infer<typeof photoSchema>;

/** Returns the caption of a photo in the reader's language where it has one, else as it was typed; '' without any. */
export function captionIn({ caption, trad }: Pick<Photo, 'caption' | 'trad'>, language: Language): string {
  return trad[language] ?? caption;
}
