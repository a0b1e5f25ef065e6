import { followAgreement } from '../alerts/follow-agreement.ts';
import { endMissed } from '../alerts/follow-missed.ts';
import { followFrequencies } from '../alerts/follow-frequencies.ts';
import { campaignOf } from '../campaigns/campaign-step.ts';
import { onWrite } from '../common/define-trigger.ts';
import { followEvaluation } from '../evaluations/follow-evaluation.ts';
import { followKnownAnswers } from '../observation-sessions/follow-known-answers.ts';
import { keepFollowed } from '../observation-sessions/keep-followed.ts';
import { followRemoval } from '../observation-sessions/follow-removal.ts';
import { sessionFrom } from '../observation-sessions/stored-session.ts';

/** The fields of a session that decide about alerts and evaluations: a scan that was made changes none of them. */
const DECIDES = ['status', 'invalidReason', 'plannedId', 'secondOf', 'isKnownAnswer'];
/** The stamp of its observer, which entries that come after the end change too. */
const STAMP = 'updatedAtUnix';

/**
 * Resolves the alert of the planned session that a session makes, compares it with its second opinion or with the known
 * answers that it repeats, and its behaviours with the expected ones, and keeps it as the last evaluation of its enclosure
 * and animals. Keeps whom a focal session followed, at its end and with each part of its record that comes later. Takes back what
 * was derived from a session that is gone.
 */
export const followSession = onWrite(
  { name: 'followSession', document: 'visits/{visitId}' },
  async ({ ids: { visitId }, at, before, after }) => {
    if (!after.exists) {
      const gone = sessionFrom(visitId, before.data());
      if (gone !== null) await followRemoval(gone, at);
      return;
    }
    const isSame = (field: string) => before.get(field) === after.get(field);
    const isDecided = !DECIDES.every(isSame);
    if (!isDecided && isSame(STAMP)) return;
    const session = sessionFrom(visitId, after.data());
    if (session === null) return;
    await keepFollowed(session);
    if (!isDecided) return;
    await endMissed(session, at);
    if (session.status !== 'finished') return;
    const campaign = await campaignOf(session);
    if (campaign !== null) {
      await followAgreement(campaign, await followKnownAnswers(campaign, session), at);
      await followFrequencies(campaign, session, at);
    }
    await followEvaluation(campaign, session, at);
  },
);
