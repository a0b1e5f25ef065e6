import type { DocumentData } from 'firebase/firestore';
import { type Establishment, establishmentSchema, OLDER_ESTABLISHMENT } from '#domain/establishments/establishment.ts';
import type { Result } from '#domain/shared/result.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the establishment of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function establishmentFromDocument(id: string, data: DocumentData): Result<Establishment> {
  return parseDocument(establishmentSchema, id, {
    ...OLDER_ESTABLISHMENT,
    ...data,
    zooTiers: data['zooTiers'] ?? undefined,
    zooId: id,
  });
}
