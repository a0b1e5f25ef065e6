import { expect, it } from 'vitest';
import {
  agreementHref,
  campaignEvaluationHref,
  campaignHref,
  focalAnalysisHref,
  monitoringHref,
} from './campaign-href.ts';

it('addresses of a campaign keep every sign of its id', () => {
  expect(campaignHref('a&b')).toBe('/CampaignManagementView?campaignId=a%26b');
  expect(agreementHref('a&b')).toBe('/InterObsView?campaignId=a%26b');
  expect(focalAnalysisHref('a b')).toBe('/FocalAnalysisView?campaignId=a%20b');
  expect(monitoringHref('a b')).toBe('/CampaignQuizzMonitoringView?campaignId=a%20b');
  expect(campaignEvaluationHref('a b', 'c&d')).toBe(
    '/CampaignQuizzMonitoringView?campaignId=a%20b&tab=questionnaires&evaluation=c%26d',
  );
});
