import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { KnownAgreement, ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { areCompared } from '../../../src/domain/observer-agreement/compared-sessions.ts';
import { knownAgreement } from '../../../src/domain/observer-agreement/known-answers.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { pathOf } from '../common/paths.ts';
import { type RepeatedSession, repeatsOf } from './repeated-sessions.ts';
import { recordsOf, sessionFrom } from './stored-session.ts';

/**
 * Compares a session of a training with the known answers that it repeats, or known answers with the sessions that repeat
 * them, and stores the agreement on the head of the one that repeats: its observer may not read the answers. Nothing is stored
 * until all scans came; it is taken away where one of the two does not count any more. Returns the session as it is now: its events
 * may come late, after the choice of its answers was made or taken back.
 */
export async function followKnownAnswers(
  { type }: Pick<Campaign, 'type'>,
  session: ObservationSession,
): Promise<ObservationSession> {
  if (type !== 'training' || session.status !== 'finished') return session;
  const { visitId } = session;
  const present = sessionFrom(visitId, (await database().doc(pathOf('visits', visitId)).get()).data()) ?? session;
  let own = present;
  for (const pair of await repeatsOf(present)) {
    // oxlint-disable-next-line no-await-in-loop -- the records of two sessions are up to 2 MB: the next pair waits
    const agreement = await agreementOf(pair);
    // oxlint-disable-next-line no-await-in-loop
    await keepAgreement(pair.second.visitId, agreement);
    if (pair.second.visitId === visitId) own = { ...present, knownAgreement: agreement };
  }
  return own;
}

async function agreementOf({ first, second }: RepeatedSession): Promise<KnownAgreement | null> {
  if (!first.isKnownAnswer || !areCompared(first, second)) return null;
  return knownAgreement(await recordsOf(first.visitId), await recordsOf(second.visitId));
}

async function keepAgreement(visitId: string, agreement: KnownAgreement | null): Promise<void> {
  const reference = database().doc(pathOf('visits', visitId));
  await inTransaction(async (transaction) => {
    const present = sessionFrom(visitId, (await transaction.get(reference)).data());
    const isKept = JSON.stringify(present?.knownAgreement) === JSON.stringify(agreement);
    // The field alone changes: who ended the session stays its last editor.
    if (present !== null && !isKept) transaction.update(reference, { knownAgreement: agreement });
  });
}
