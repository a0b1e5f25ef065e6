import { establishmentSchema } from '#domain/establishments/establishment.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the establishment of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const establishmentFromDocument = documentReader(establishmentSchema);
