import { sectorSchema } from '#domain/sectors/sector.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the sector of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const sectorFromDocument = documentReader(sectorSchema);
