import { randomUUID } from 'node:crypto';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { anObservationSession } from '../../support/builders/observation-session.ts';
import { database } from './suite.ts';

/** Stores a session of an observer, beside the functions, and returns its id. */
export async function createVisit(
  zooId: string,
  observerId: string,
  differences: Partial<ObservationSession> = {},
): Promise<string> {
  const visitId = randomUUID();
  const session = anObservationSession({ visitId, zooId, observerId, updatedBy: observerId, ...differences });
  await database.doc(`visits/${visitId}`).set(session);
  return visitId;
}
