import {
  type ObservationSession,
  OLDER_SESSION,
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

/** Returns the records of the devices in a session; a record that cannot be read is left out. */
export async function recordsOf(visitId: string): Promise<readonly SessionRecord[]> {
  const { docs } = await database()
    .collection(`${pathOf('visits', visitId)}/records`)
    .get();
  return docs.flatMap(
    (document) => sessionRecordSchema.safeParse({ ...document.data(), deviceId: document.id, visitId }).data ?? [],
  );
}
