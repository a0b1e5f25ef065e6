import { expect, it } from 'vitest';
import { aCampaign, aCampaignContent } from '../../../tests/support/builders/campaign.ts';
import { CAMPAIGN_CONTENT, campaignContentSchema, campaignSchema, OBSERVATION_LIMITS } from './campaign.ts';

it('a campaign is read with the content that an editor writes, and a plan of sessions', () => {
  const plan = [{ plannedId: '1-1-1', enclosureId: 'enclosure-1', observerId: null, atUnix: 1 }];
  expect(campaignSchema.parse(aCampaign({ plan })).plan).toEqual(plan);
  expect(Object.keys(campaignContentSchema.parse(aCampaign()))).toEqual(Object.keys(CAMPAIGN_CONTENT));
});
it('a campaign of an unknown type, status or method is not read', () => {
  expect(campaignSchema.safeParse({ ...aCampaign(), type: 'welfare_assessment' }).success).toBe(false);
  expect(campaignSchema.safeParse({ ...aCampaign(), status: 'finished' }).success).toBe(false);
  const observation = { ...aCampaignContent().observation, methods: ['guess'] };
  expect(campaignContentSchema.safeParse({ ...aCampaignContent(), observation }).success).toBe(false);
});
it('every number of the observation has limits, the lower one first', () => {
  const { observation } = aCampaignContent();
  const numbers = Object.entries(observation).filter(([, value]) => typeof value === 'number');
  expect(numbers.map(([name]) => name).toSorted()).toEqual(Object.keys(OBSERVATION_LIMITS).toSorted());
  for (const [min, max] of Object.values(OBSERVATION_LIMITS)) expect(min).toBeLessThan(max);
});
