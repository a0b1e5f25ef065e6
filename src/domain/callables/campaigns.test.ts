import { expect, it } from 'vitest';
import { aCampaignContent } from '../../../tests/support/builders/campaign.ts';
import {
  deleteCampaignContract,
  launchCampaignContract,
  saveCampaignContract,
  stopCampaignContract,
} from './campaigns.ts';

const one = { zooId: 'zoo-1', campaignId: 'campaign-1' };
const takes = (contract: { request: { safeParse: (data: unknown) => { success: boolean } } }, data: object) =>
  contract.request.safeParse(data).success;

it('a save carries the content of one campaign, never its status, versions or plan', () => {
  const request = { ...one, content: aCampaignContent(), expectedUpdatedAtUnix: 1 };
  expect(takes(saveCampaignContract, request)).toBe(true);
  expect(takes(saveCampaignContract, { ...request, campaignId: null, expectedUpdatedAtUnix: null })).toBe(true);
  expect(takes(saveCampaignContract, { ...request, status: 'active' })).toBe(false);
  expect(takes(saveCampaignContract, { ...request, content: { ...aCampaignContent(), ethogramVersion: 1 } })).toBe(
    false,
  );
});
it('a launch names the state that its editor saw', () => {
  expect(takes(launchCampaignContract, { ...one, expectedUpdatedAtUnix: 1 })).toBe(true);
  expect(takes(launchCampaignContract, one)).toBe(false);
});
it('irreversible steps carry the name of the campaign', () => {
  expect(takes(stopCampaignContract, { ...one, name: 'a', reason: 'b' })).toBe(true);
  expect(takes(stopCampaignContract, { ...one, reason: 'b' })).toBe(false);
  expect(takes(deleteCampaignContract, { ...one, name: 'a' })).toBe(true);
  expect(takes(deleteCampaignContract, one)).toBe(false);
});
