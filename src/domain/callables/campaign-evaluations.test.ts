import { expect, it } from 'vitest';
import { giveSecondOpinionContract, startCampaignEvaluationContract } from './campaign-evaluations.ts';

const takes = (request: unknown) => startCampaignEvaluationContract.request.safeParse(request).success;
const request = { zooId: 'zoo-1', campaignId: 'campaign-1', subjectId: 'plain' };

it('the beginning of an evaluation of a campaign names its establishment, its campaign and its subject', () => {
  expect(takes(request)).toBe(true);
  for (const name of Object.keys(request)) expect(takes({ ...request, [name]: '' })).toBe(false);
});

it('the beginning of an evaluation of a campaign takes nothing else', () => {
  expect(takes({ ...request, leaderId: 'bo' })).toBe(false);
});

it('a second opinion names its establishment and the first evaluation, which says all the rest', () => {
  const takesSecond = (of: unknown) => giveSecondOpinionContract.request.safeParse(of).success;
  const second = { zooId: 'zoo-1', secondOf: 'evaluation-1' };
  expect(takesSecond(second)).toBe(true);
  for (const more of [{ secondOf: '' }, { zooId: '' }, { subjectId: 'pond' }, { campaignId: 'other' }])
    expect(takesSecond({ ...second, ...more })).toBe(false);
});
