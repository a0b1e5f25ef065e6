import { skipToken } from '@reduxjs/toolkit/query';
import { useCampaignEvaluationsQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useCampaignEvaluations } from './useCampaignEvaluations.ts';

/**
 * Returns the evaluations of the animal or enclosure of an evaluation: the finished ones, the latest first, and apart from them
 * the second opinions, also running ones. They are that one, those of its campaign, and those of the campaign that it renews,
 * so that a renewal does not break the comparison. `isKnown` says whether those of the campaign have come.
 */
export function useEvaluationsOfSubject(campaign: Campaign, evaluation: CampaignEvaluation) {
  const { renewsId } = campaign;
  const { subjectId } = evaluation;
  const { record, asked } = useCampaignEvaluations(campaign);
  const { data } = useCampaignEvaluationsQuery(renewsId === null ? skipToken : { ...asked, campaignId: renewsId });
  const own = record?.find(({ id }) => id === subjectId);
  const former = (data?.items ?? []).filter((one) => one.subjectId === subjectId);
  const formerFinished = former.filter(({ secondOf, status }) => secondOf === null && status === 'finished');
  const isSecond = evaluation.secondOf !== null;
  return {
    isKnown: record !== undefined,
    finished: [
      ...withOne(own?.finished ?? [], isSecond ? null : evaluation),
      ...formerFinished.toSorted((one, other) => (other.finishedAtUnix ?? 0) - (one.finishedAtUnix ?? 0)),
    ],
    seconds: [
      ...withOne(own?.seconds ?? [], isSecond ? evaluation : null),
      ...former.filter(({ secondOf }) => secondOf !== null),
    ],
  };
}

/** Returns evaluations with one more before them, unless it is among them: a list that was cut may lack it. */
function withOne(
  evaluations: readonly CampaignEvaluation[],
  one: CampaignEvaluation | null,
): readonly CampaignEvaluation[] {
  const isThere = one === null || evaluations.some(({ evaluationId }) => evaluationId === one.evaluationId);
  return isThere ? evaluations : [one, ...evaluations];
}
