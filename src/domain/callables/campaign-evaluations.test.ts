import { expect, it } from 'vitest';
import { startCampaignEvaluationContract } from './campaign-evaluations.ts';

const takes = (request: unknown) => startCampaignEvaluationContract.request.safeParse(request).success;
const request = { zooId: 'zoo-1', campaignId: 'campaign-1', subjectId: 'plain' };

it('the beginning of an evaluation of a campaign names its establishment, its campaign and its subject', () => {
  expect(takes(request)).toBe(true);
  for (const name of Object.keys(request)) expect(takes({ ...request, [name]: '' })).toBe(false);
});

it('the beginning of an evaluation of a campaign takes nothing else', () => {
  expect(takes({ ...request, leaderId: 'bo' })).toBe(false);
});
