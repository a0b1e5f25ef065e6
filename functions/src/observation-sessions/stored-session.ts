import { type ObservationSession, sessionSchema } from '../../../src/domain/observation-sessions/session.ts';

/** Returns a stored session under the id of its document; null when there is none, or it has not the shape of one. */
export function sessionFrom(visitId: string, data: object | undefined): ObservationSession | null {
  return sessionSchema.safeParse({ ...data, visitId }).data ?? null;
}
