import type { DocumentData } from 'firebase/firestore';
import {
  type Confirmation,
  confirmationSchema,
  type Information,
  INFORMATION_INSTANTS,
  informationSchema,
} from '#domain/information/information.ts';
import type { Result } from '#domain/shared/result.ts';
import { readInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the information of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function informationFromDocument(id: string, data: DocumentData): Result<Information> {
  const instants = INFORMATION_INSTANTS.map((name) => [`${name}Unix`, readInstant(data, name)]);
  return parseDocument(informationSchema, id, { ...data, ...Object.fromEntries(instants), informationId: id });
}

/** Returns the confirmation of a stored document, whose id is that of the person. */
export function confirmationFromDocument(id: string, data: DocumentData): Result<Confirmation> {
  return parseDocument(confirmationSchema, id, {
    ...data,
    confirmedAtUnix: readInstant(data, 'confirmedAt'),
    userId: id,
  });
}
