import type { DocumentData } from 'firebase/firestore';
import { type Photo, photoSchema } from '#domain/pictures/photo.ts';
import type { Result } from '#domain/shared/result.ts';
import { readInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the photo of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function photoFromDocument(id: string, data: DocumentData): Result<Photo> {
  return parseDocument(photoSchema, id, {
    animalId: null,
    enclosureId: null,
    sectorId: null,
    caption: '',
    ...data,
    takenAtUnix: readInstant(data, 'takenAt'),
    uploadedAtUnix: readInstant(data, 'uploadedAt'),
    photoId: id,
  });
}
