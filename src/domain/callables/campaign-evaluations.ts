import * as z from 'zod/mini';
import { documentId } from '../shared/field-shapes.ts';
import type { Contract, RequestOf } from './contract.ts';

/**
 * Begins an evaluation of an animal or an enclosure that a campaign concerns, led by the caller; one that is running
 * already is returned as it is.
 */
export const startCampaignEvaluationContract = {
  name: 'startCampaignEvaluation',
  request: z.strictObject({
    zooId: documentId,
    campaignId: documentId,
    /** of the animal or the enclosure, whichever the campaign evaluates */
    subjectId: documentId,
  }),
  data: z.object({ evaluationId: z.string() }),
  failure: 'evaluation/start-failed',
} as const satisfies Contract;
export type StartCampaignEvaluationRequest = RequestOf<typeof startCampaignEvaluationContract>;

/**
 * Begins a second opinion on a finished evaluation, of the same animal or enclosure, led by the calling auditor; the one that
 * they began before is returned as it is.
 */
export const giveSecondOpinionContract = {
  name: 'giveSecondOpinion',
  request: z.strictObject({
    zooId: documentId,
    /** of the evaluation of somebody else */
    secondOf: documentId,
  }),
  data: z.object({ evaluationId: z.string() }),
  failure: 'evaluation/start-failed',
} as const satisfies Contract;
export type GiveSecondOpinionRequest = RequestOf<typeof giveSecondOpinionContract>;
