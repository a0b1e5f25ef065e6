import type { DocumentData } from 'firebase/firestore';
import { type Establishment, establishmentSchema } from '#domain/establishments/establishment.ts';
import type { Result } from '#domain/shared/result.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** What documents written before a field existed are taken to say. */
const OLDER = {
  staffAccess: [],
  code: null,
  type: 'zoo',
  logoUrl: null,
  languages: [],
  awmId: null,
  zimsId: null,
  isProvider: false,
  isDemo: false,
};

/** Returns the establishment of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function establishmentFromDocument(id: string, data: DocumentData): Result<Establishment> {
  return parseDocument(establishmentSchema, id, {
    ...OLDER,
    ...data,
    zooTiers: data['zooTiers'] ?? undefined,
    zooId: id,
  });
}
