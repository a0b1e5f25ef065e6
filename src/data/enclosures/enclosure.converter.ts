import { enclosureSchema } from '#domain/enclosures/enclosure.ts';
import { zoneSchema } from '#domain/enclosures/zone.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the enclosure of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const enclosureFromDocument = documentReader(enclosureSchema);

/** Returns the zone of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const zoneFromDocument = documentReader(zoneSchema);
