import { photoSchema } from '#domain/pictures/photo.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the photo of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const photoFromDocument = documentReader(photoSchema);
