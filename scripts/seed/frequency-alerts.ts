import type { Alert } from '../../src/domain/alerts/alert.ts';
import { occurredAt } from '../../src/domain/alerts/session-agreement.ts';
import { foundFrequencies, frequencyEpisode, watchesFrequencies } from '../../src/domain/alerts/session-frequencies.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import type { ObservationSession, SessionRecord } from '../../src/domain/observation-sessions/session.ts';
import { alertsOverTime } from './alerts-over-time.ts';

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
  const counted = sessions.filter(({ session }) => watchesFrequencies(session) && session.invalidReason === '');
  const values = counted
    .toSorted((one, other) => occurredAt(one.session) - occurredAt(other.session))
    .flatMap(({ session, records }) =>
      foundFrequencies(campaign.expectedFrequencies, records).map((found) => ({
        key: `${session.enclosureId} ${found.expected.code}`,
        at: occurredAt(session),
        episode: found.isExpected ? null : frequencyEpisode(campaign, session, found),
      })),
    );
  return alertsOverTime(values, sectorsOf);
}
