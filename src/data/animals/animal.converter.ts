import { animalSchema } from '#domain/animals/animal.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the animal of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const animalFromDocument = documentReader(animalSchema);
