import type { DocumentData } from 'firebase/firestore';
import { type Movement, movementSchema } from '#domain/animals/movement.ts';
import type { Result } from '#domain/shared/result.ts';
import { readInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the change of place of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function movementFromDocument(id: string, data: DocumentData): Result<Movement> {
  return parseDocument(movementSchema, id, {
    fromEnclosureId: null,
    toEnclosureId: null,
    fromGroupId: null,
    toGroupId: null,
    sectorIds: [],
    reason: '',
    destination: '',
    recordedBy: '',
    ...data,
    movedAtUnix: readInstant(data, 'movedAt'),
    recordedAtUnix: readInstant(data, 'recordedAt'),
    movementId: id,
  });
}
