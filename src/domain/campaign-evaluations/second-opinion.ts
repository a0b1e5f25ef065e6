import type { Actor } from '../access/actor.ts';
import { mayDo } from '../access/operations.ts';
import { campaignSubject } from '../campaigns/campaign-rights.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { CampaignEvaluation } from './campaign-evaluation.ts';
import { takesEvaluations } from './concerned-subjects.ts';

type Opinion = Pick<CampaignEvaluation, 'secondOf' | 'leaderId'>;
type First = Pick<CampaignEvaluation, 'campaignId' | 'secondOf' | 'status' | 'leaderId'>;

/**
 * Returns whether somebody may give a second opinion on an evaluation, their rights apart: it is finished, no second
 * opinion itself, and led by somebody else.
 */
export function takesSecondOpinion({ status, secondOf, leaderId }: First, userId: string): boolean {
  return status === 'finished' && secondOf === null && leaderId !== userId;
}

/**
 * Returns whether a person may begin a second opinion on an evaluation at an instant: as an auditor whom its campaign
 * names, while that takes evaluations.
 * @source permissions.md, auditor: "in campaigns that name them: reads everything, records a second opinion"
 */
export function maySecond(actor: Actor, campaign: Campaign, first: First, now: EpochMs): boolean {
  return (
    mayDo(actor, 'campaign.secondOpinion', campaignSubject(campaign)) &&
    takesEvaluations(campaign, now) &&
    takesSecondOpinion(first, actor.userId)
  );
}

/**
 * Returns whether a person may answer an evaluation of a campaign that is active, or take the lead of it: everybody who
 * takes part. A second opinion is answered by the auditor who began it alone.
 */
export function mayAnswer(actor: Actor, campaign: Campaign, { secondOf, leaderId }: Opinion): boolean {
  if (campaign.status !== 'active') return false;
  const subject = campaignSubject(campaign);
  if (secondOf === null) return mayDo(actor, 'campaign.record', subject);
  return leaderId === actor.userId && mayDo(actor, 'campaign.secondOpinion', subject);
}

/** Returns the second opinions on an evaluation, running ones among them, the earliest first. */
export function secondsOf<Evaluation extends Pick<CampaignEvaluation, 'secondOf' | 'startedAtUnix'>>(
  evaluations: readonly Evaluation[],
  evaluationId: string,
): Evaluation[] {
  return evaluations
    .filter(({ secondOf }) => secondOf === evaluationId)
    .toSorted((one, other) => one.startedAtUnix - other.startedAtUnix);
}
