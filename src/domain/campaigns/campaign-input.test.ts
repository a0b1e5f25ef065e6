import { expect, it } from 'vitest';
import { aCampaignContent } from '../../../tests/support/builders/campaign.ts';
import { campaignInput } from './campaign-input.ts';

const takes = (content: object) => campaignInput.safeParse(content).success;

it('takes the content of a campaign and nothing else', () => {
  expect(takes(aCampaignContent())).toBe(true);
  for (const more of [{ status: 'active' }, { plan: [] }, { planSeed: 'a' }, { zooId: 'zoo-1' }])
    expect(takes({ ...aCampaignContent(), ...more })).toBe(false);
});
it('takes no text, list or number without end', () => {
  expect(takes(aCampaignContent({ name: 'a'.repeat(2_001) }))).toBe(false);
  expect(takes(aCampaignContent({ observerIds: Array.from({ length: 81 }, String) }))).toBe(false);
  expect(takes(aCampaignContent({ endAtUnix: 1e15 }))).toBe(false);
  expect(takes(aCampaignContent({ minAgreement: Number.NaN }))).toBe(false);
});
