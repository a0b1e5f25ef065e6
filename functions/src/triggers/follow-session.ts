import { followAgreement } from '../alerts/follow-agreement.ts';
import { endMissed } from '../alerts/follow-missed.ts';
import { followFrequencies } from '../alerts/follow-frequencies.ts';
import { campaignOf } from '../campaigns/campaign-step.ts';
import { onWrite } from '../common/define-trigger.ts';
import { followEvaluation } from '../evaluations/follow-evaluation.ts';
import { followRemoval } from '../observation-sessions/follow-removal.ts';
import { sessionFrom } from '../observation-sessions/stored-session.ts';

/** The fields of a session that decide about alerts and evaluations: a scan that was made changes none of them. */
const DECIDES = ['status', 'invalidReason', 'plannedId', 'secondOf'];

/**
 * Resolves the alert of the planned session that a session makes, compares it with its second opinion and its behaviours
 * with the expected ones, and keeps it as the last evaluation of its enclosure and animals. Takes back what was derived from a
 * session that is gone.
 */
export const followSession = onWrite(
  { name: 'followSession', document: 'visits/{visitId}' },
  async ({ ids: { visitId }, at, before, after }) => {
    if (!after.exists) {
      const gone = sessionFrom(visitId, before.data());
      if (gone !== null) await followRemoval(gone, at);
      return;
    }
    if (DECIDES.every((field) => before.get(field) === after.get(field))) return;
    const session = sessionFrom(visitId, after.data());
    if (session === null) return;
    await endMissed(session, at);
    if (session.status !== 'finished') return;
    const campaign = await campaignOf(session);
    if (campaign !== null) {
      await followAgreement(campaign, session, at);
      await followFrequencies(campaign, session, at);
    }
    await followEvaluation(campaign, session, at);
  },
);
