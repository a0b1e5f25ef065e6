import type { Alert } from '../../src/domain/alerts/alert.ts';
import { raisedAlert } from '../../src/domain/alerts/alert-steps.ts';
import {
  agreementEpisode,
  judgedObserver,
  occurredAt,
  sessionKappa,
} from '../../src/domain/alerts/session-agreement.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { comparedSessions } from '../../src/domain/observer-agreement/compared-sessions.ts';
import type { RecordedSession } from './frequency-alerts.ts';

/**
 * Returns the alerts of comparisons that agree less than a campaign asks for and that no later one of the same observer resolved:
 * with known answers, else with second opinions.
 */
export function agreementAlerts(
  campaign: Campaign,
  sessions: readonly RecordedSession[],
  sectorsOf: (enclosureId: string) => readonly string[],
): readonly Alert[] {
  const recordsOf = new Map(sessions.map(({ session, records }) => [session.visitId, records]));
  const compared = comparedSessions(sessions.map(({ session }) => session));
  const [ofAnswers, ofOpinions] = [true, false].map((isKnown) =>
    compared
      .filter(({ first }) => first.isKnownAnswer === isKnown)
      .flatMap(({ first, seconds }) => seconds.toReversed().map((second) => ({ first, second }))),
  );
  const decided = new Set<string>();
  return [...(ofAnswers ?? []), ...(ofOpinions ?? [])].flatMap(({ first, second }) => {
    const observerId = judgedObserver(first, second);
    if (decided.has(observerId)) return [];
    decided.add(observerId);
    const kappa = first.isKnownAnswer
      ? (second.knownAgreement?.kappa ?? null)
      : sessionKappa(recordsOf.get(first.visitId) ?? [], recordsOf.get(second.visitId) ?? []);
    const episode = agreementEpisode(campaign, first, second, kappa);
    if (episode === null) return [];
    const at = occurredAt(second);
    return [{ ...raisedAlert(episode, sectorsOf(second.enclosureId), at), toldAtUnix: at }];
  });
}
