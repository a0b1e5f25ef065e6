import { skipToken } from '@reduxjs/toolkit/query';
import { useCampaignEvaluationsQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useCampaignEvaluations } from './useCampaignEvaluations.ts';

/**
 * Returns the finished evaluations of the animal or enclosure of an evaluation, the latest first: that one, those of its
 * campaign, and those of the campaign that it renews, so that a renewal does not break the comparison.
 */
export function useFinishedOf(campaign: Campaign, evaluation: CampaignEvaluation): readonly CampaignEvaluation[] {
  const { renewsId } = campaign;
  const { subjectId, evaluationId } = evaluation;
  const { record, asked } = useCampaignEvaluations(campaign);
  const { data } = useCampaignEvaluationsQuery(renewsId === null ? skipToken : { ...asked, campaignId: renewsId });
  const own = record?.find(({ id }) => id === subjectId)?.finished ?? [];
  const former = (data?.items ?? []).filter((one) => one.subjectId === subjectId && one.status === 'finished');
  return [
    ...(own.some((one) => one.evaluationId === evaluationId) ? own : [evaluation, ...own]),
    ...former.toSorted((one, other) => (other.finishedAtUnix ?? 0) - (one.finishedAtUnix ?? 0)),
  ];
}
