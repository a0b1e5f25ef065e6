import { isDeepStrictEqual } from 'node:util';
import { followedAnimals } from '../../../src/domain/observation-sessions/followed-animals.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { pathOf } from '../common/paths.ts';
import { recordsFrom, recordsIn, sessionFrom } from './stored-session.ts';

/**
 * Keeps on the head of a focal session whom it followed, as its records say now. Nothing happens for a session of scans,
 * for one that runs, for one that is gone, and where the head says so already.
 */
export async function keepFollowed({ visitId, method, status }: ObservationSession): Promise<void> {
  if (method !== 'focal' || status === 'running') return;
  const reference = database().doc(pathOf('visits', visitId));
  await inTransaction(async (transaction) => {
    const session = sessionFrom(visitId, (await transaction.get(reference)).data());
    if (session === null) return;
    const records = recordsFrom(visitId, await transaction.get(recordsIn(visitId)));
    const followed = followedAnimals(
      session.animalIds,
      records.map(({ entries }) => entries),
    );
    if (!isDeepStrictEqual(session.followed, followed)) transaction.update(reference, { followed });
  });
}
