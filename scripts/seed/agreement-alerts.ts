import type { Alert } from '../../src/domain/alerts/alert.ts';
import { raisedAlert } from '../../src/domain/alerts/alert-steps.ts';
import { agreementEpisode, occurredAt, sessionKappa } from '../../src/domain/alerts/session-agreement.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { comparedSessions } from '../../src/domain/observer-agreement/compared-sessions.ts';
import type { RecordedSession } from './frequency-alerts.ts';

/**
 * Returns the alerts of second opinions that agree less than a campaign asks for and that no later session of the same
 * observer resolved.
 */
export function agreementAlerts(
  campaign: Campaign,
  sessions: readonly RecordedSession[],
  sectorsOf: (enclosureId: string) => readonly string[],
): readonly Alert[] {
  const recordsOf = new Map(sessions.map(({ session, records }) => [session.visitId, records]));
  const decided = new Set<string>();
  return comparedSessions(sessions.map(({ session }) => session)).flatMap(({ first, seconds }) => {
    if (decided.has(first.observerId)) return [];
    decided.add(first.observerId);
    return seconds.flatMap((second) => {
      const kappa = sessionKappa(recordsOf.get(first.visitId) ?? [], recordsOf.get(second.visitId) ?? []);
      const episode = agreementEpisode(campaign, first, second, kappa);
      if (episode === null) return [];
      const at = occurredAt(second);
      return [{ ...raisedAlert(episode, sectorsOf(second.enclosureId), at), toldAtUnix: at }];
    });
  });
}
