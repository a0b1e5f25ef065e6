import type { DocumentData } from 'firebase/firestore';
import { type Enclosure, enclosureSchema, OLDER_ENCLOSURE } from '#domain/enclosures/enclosure.ts';
import { type Zone, zoneSchema } from '#domain/enclosures/zone.ts';
import type { Result } from '#domain/shared/result.ts';
import { readInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the enclosure of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function enclosureFromDocument(id: string, data: DocumentData): Result<Enclosure> {
  return parseDocument(enclosureSchema, id, {
    ...OLDER_ENCLOSURE,
    label: data['enclosureName'],
    value: id,
    ...data,
    archivedAtUnix: readInstant(data, 'archivedAt'),
    enclosureId: id,
  });
}

/** Returns the zone of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function zoneFromDocument(id: string, data: DocumentData): Result<Zone> {
  return parseDocument(zoneSchema, id, { ...data, zoneId: id });
}
