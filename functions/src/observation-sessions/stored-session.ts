import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { joinedParts } from '../../../src/domain/observation-sessions/record-parts.ts';
import {
  type ObservationSession,
  OLDER_SESSION,
  OLDER_SESSION_RECORD,
  type SessionRecord,
  sessionRecordSchema,
  sessionSchema,
} from '../../../src/domain/observation-sessions/session.ts';
import { database } from '../common/firebase.ts';
import { pathOf } from '../common/paths.ts';

/** Returns a stored session under the id of its document; null when there is none, or it has not the shape of one. */
export function sessionFrom(visitId: string, data: object | undefined): ObservationSession | null {
  return sessionSchema.safeParse({ ...OLDER_SESSION, ...data, visitId }).data ?? null;
}

/** Returns the query for the records of the devices in a session. */
export function recordsIn(visitId: string): Query {
  return database().collection(`${pathOf('visits', visitId)}/records`);
}

/** Returns the records of a session, one for each device; a record that cannot be read is left out. */
export async function recordsOf(visitId: string): Promise<readonly SessionRecord[]> {
  return recordsFrom(visitId, await recordsIn(visitId).get());
}

/** Returns the records of devices among those that were found in a session; one that cannot be read is left out. */
export function recordsFrom(visitId: string, { docs }: QuerySnapshot): readonly SessionRecord[] {
  const records = docs.flatMap(
    (document) =>
      sessionRecordSchema.safeParse({ ...OLDER_SESSION_RECORD, ...document.data(), deviceId: document.id, visitId })
        .data ?? [],
  );
  return joinedParts(records);
}
