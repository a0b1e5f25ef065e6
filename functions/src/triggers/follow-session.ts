import { followAgreement } from '../alerts/follow-agreement.ts';
import { endMissed } from '../alerts/follow-missed.ts';
import { followFrequencies } from '../alerts/follow-frequencies.ts';
import { campaignOf } from '../campaigns/campaign-step.ts';
import { onWrite } from '../common/define-trigger.ts';
import { followEvaluation } from '../evaluations/follow-evaluation.ts';
import { followKnownAnswers } from '../observation-sessions/follow-known-answers.ts';
import { sessionFrom } from '../observation-sessions/stored-session.ts';

/** The fields of a session that decide about alerts and evaluations: a scan that was made changes none of them. */
const DECIDES = ['status', 'invalidReason', 'plannedId', 'secondOf', 'isKnownAnswer'];

/**
 * Resolves the alert of the planned session that a session makes, compares it with its second opinion or with the
 * known answers that it repeats, and its behaviours with the expected ones, and keeps it as the last evaluation of its enclosure and animals.
 */
export const followSession = onWrite(
  { name: 'followSession', document: 'visits/{visitId}' },
  async ({ ids: { visitId }, at, before, after }) => {
    if (!after.exists || DECIDES.every((field) => before.get(field) === after.get(field))) return;
    const session = sessionFrom(visitId, after.data());
    if (session === null) return;
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
