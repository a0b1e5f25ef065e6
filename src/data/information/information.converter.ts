import { confirmationSchema, informationSchema } from '#domain/information/information.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the information of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const informationFromDocument = documentReader(informationSchema);

/** Returns the confirmation of a stored document, whose id is that of the person; 'generic/bad-document' when it is none. */
export const confirmationFromDocument = documentReader(confirmationSchema);
