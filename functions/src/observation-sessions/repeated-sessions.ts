import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { database } from '../common/firebase.ts';
import { pathOf } from '../common/paths.ts';
import { sessionFrom } from './stored-session.ts';

/** A session, and one that repeats it: the second opinion on it, or the answer of a trainee to its known answers. */
export type RepeatedSession = { readonly first: ObservationSession; readonly second: ObservationSession };

/** Returns a session with each one that repeats it, or with the one that it repeats; empty for neither. */
export async function repeatsOf(session: ObservationSession): Promise<readonly RepeatedSession[]> {
  const { visitId, secondOf } = session;
  if (secondOf !== null) {
    const first = sessionFrom(secondOf, (await database().doc(pathOf('visits', secondOf)).get()).data());
    return first === null ? [] : [{ first, second: session }];
  }
  const { docs } = await database().collection('visits').where('secondOf', '==', visitId).get();
  return docs
    .flatMap((document) => sessionFrom(document.id, document.data()) ?? [])
    .map((second) => ({ first: session, second }));
}
