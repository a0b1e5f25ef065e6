import { movementSchema } from '#domain/animals/movement.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the change of place of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const movementFromDocument = documentReader(movementSchema);
