import { watchesScores } from '../../../src/domain/alerts/evaluation-score.ts';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { addDays, startOfDay } from '../../../src/domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '../../../src/domain/time/epoch.ts';
import { campaignEvaluationFrom, evaluationsOf } from '../campaign-evaluations/stored-campaign-evaluation.ts';
import { campaignFrom, campaignPath, CAMPAIGNS } from '../campaigns/campaign-step.ts';
import { eachCampaign } from '../campaigns/each-campaign.ts';
import { database } from '../common/firebase.ts';
import { pagesOf } from '../common/pages.ts';
import { compareScore } from './follow-score.ts';
import { tellOfAlerts } from './tell-of-alerts.ts';

/** Evaluations read at a time. */
const PAGE_SIZE = 100;
/** Days after its last day in which a campaign is looked at: runs that failed are made up for. */
const DAYS_AFTER_END = 7;

/** The work of a run: scores compared, campaigns that failed. */
type ScoreWork = { readonly compared: number; readonly failed: number };

/**
 * Compares the scores of the campaigns that show them with delay and whose last day has passed lately. A repeated run
 * raises and tells nothing twice. A campaign that fails is logged and does not stop the others.
 */
export async function followAllEndedScores(at: EpochMs): Promise<ScoreWork> {
  let compared = 0;
  const ended = database()
    .collection(CAMPAIGNS)
    .where('endAtUnix', '>=', addDays(startOfDay(at, ZONE), -DAYS_AFTER_END - 1, ZONE))
    .where('endAtUnix', '<', at)
    .orderBy('endAtUnix');
  const failed = await eachCampaign(ended, {
    name: 'followAllEndedScores',
    async work(_campaign, campaignId) {
      compared += await followEndedScores(campaignId, at);
    },
  });
  return { compared, failed };
}

/**
 * Compares the last score of each animal or enclosure of a campaign that showed none before its end, and tells the people
 * once of those out of the expected range. Returns how many it compared: 0 for a campaign that shows its scores at once,
 * has not ended, expects no range, or is gone.
 */
export async function followEndedScores(campaignId: string, at: EpochMs): Promise<number> {
  const campaign = campaignFrom(campaignId, (await database().doc(campaignPath(campaignId)).get()).data());
  if (campaign?.evaluationType !== 'delayed' || !watchesScores(campaign, at)) return 0;
  const scored = await lastScored(campaignId);
  for (const evaluation of scored)
    // oxlint-disable-next-line no-await-in-loop -- each compares against the alerts that are open
    await compareScore(campaign, evaluation, at);
  await tellOfAlerts(campaign, at);
  return scored.length;
}

/** Returns the finished evaluation with a score that is the last one of each animal or enclosure, second opinions apart. */
async function lastScored(campaignId: string): Promise<readonly CampaignEvaluation[]> {
  const last = new Map<string, CampaignEvaluation>();
  const finished = evaluationsOf(campaignId).where('status', '==', 'finished').orderBy('__name__');
  for await (const page of pagesOf(finished, PAGE_SIZE))
    for (const document of page) {
      const evaluation = campaignEvaluationFrom(document.id, document.data());
      const score = evaluation?.result?.overall ?? null;
      if (evaluation === null || evaluation.secondOf !== null || score === null) continue;
      const before = last.get(evaluation.subjectId);
      if (before === undefined || endOf(evaluation) > endOf(before)) last.set(evaluation.subjectId, evaluation);
    }
  return [...last.values()];
}

function endOf({ finishedAtUnix, startedAtUnix }: CampaignEvaluation): EpochMs {
  return finishedAtUnix ?? startedAtUnix;
}
