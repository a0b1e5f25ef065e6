import type { Alert } from '../../src/domain/alerts/alert.ts';
import { raisedAlert, resolved } from '../../src/domain/alerts/alert-steps.ts';
import { occurredAt } from '../../src/domain/alerts/session-agreement.ts';
import { foundFrequencies, frequencyEpisode, watchesFrequencies } from '../../src/domain/alerts/session-frequencies.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import type { ObservationSession, SessionRecord } from '../../src/domain/observation-sessions/session.ts';

/** A session with what its devices recorded. */
export type RecordedSession = {
  readonly session: ObservationSession;
  readonly records: readonly Pick<SessionRecord, 'entries'>[];
};

/**
 * Returns the alerts of behaviours out of the range that a campaign expects, as the end of each of its sessions would have
 * raised and resolved them: one at a time for a behaviour in an enclosure.
 */
export function frequencyAlerts(
  campaign: Campaign,
  sessions: readonly RecordedSession[],
  sectorsOf: (enclosureId: string) => readonly string[],
): readonly Alert[] {
  const open = new Map<string, Alert>();
  const ended: Alert[] = [];
  const counted = sessions.filter(({ session }) => watchesFrequencies(session) && session.invalidReason === '');
  for (const { session, records } of counted.toSorted(
    (one, other) => occurredAt(one.session) - occurredAt(other.session),
  ))
    for (const found of foundFrequencies(campaign.expectedFrequencies, records)) {
      const key = `${session.enclosureId} ${found.expected.code}`;
      const at = occurredAt(session);
      const before = open.get(key);
      if (!found.isExpected && before === undefined) {
        const alert = raisedAlert(frequencyEpisode(campaign, session, found), sectorsOf(session.enclosureId), at);
        open.set(key, { ...alert, toldAtUnix: at });
      }
      if (found.isExpected && before !== undefined) {
        ended.push({ ...before, ...resolved(before, at) });
        open.delete(key);
      }
    }
  return [...ended, ...open.values()];
}
