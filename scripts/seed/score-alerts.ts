import type { Alert } from '../../src/domain/alerts/alert.ts';
import { foundScore, scoreEpisode } from '../../src/domain/alerts/evaluation-score.ts';
import type { CampaignEvaluation } from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { alertsOverTime } from './alerts-over-time.ts';

/**
 * Returns the alerts of scores out of the range that a campaign of enclosures expects, as the end of each of its evaluations
 * would have raised and resolved them.
 */
export function scoreAlerts(
  campaign: Campaign,
  evaluations: readonly CampaignEvaluation[],
  sectorsOf: (enclosureId: string) => readonly string[],
): readonly Alert[] {
  const values = evaluations.flatMap((evaluation) => {
    const { subjectId: enclosureId, finishedAtUnix: at } = evaluation;
    const found = at === null ? null : foundScore(campaign, evaluation, at);
    if (found === null || at === null) return [];
    const { kind } = found;
    const of = { enclosureId, occurredAtUnix: at };
    const episode = kind === null ? null : scoreEpisode(campaign, evaluation, { ...found, kind }, of);
    return [{ key: enclosureId, at, episode }];
  });
  return alertsOverTime(
    values.toSorted((one, other) => one.at - other.at),
    sectorsOf,
  );
}
