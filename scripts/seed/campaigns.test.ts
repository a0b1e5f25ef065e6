import { expect, it } from 'vitest';
import { campaignSchema, CAMPAIGN_STATUSES } from '../../src/domain/campaigns/campaign.ts';
import { CAMPAIGN_TYPES } from '../../src/domain/campaigns/campaign-type.ts';
import { checkCampaign } from '../../src/domain/campaigns/check-campaign.ts';
import { contentOfCampaign, tidyCampaign } from '../../src/domain/campaigns/tidy-campaign.ts';
import { PEOPLE } from './accounts.ts';
import { seedDocuments } from './documents.ts';

const NOW = Date.parse('2026-05-20T09:00:00Z');
const documents = seedDocuments('small', NOW);
const ids = new Set(documents.map(({ path }) => path));
const campaigns = documents
  .filter(({ path }) => /^campaigns\/[^/]+$/.test(path))
  .map(({ path, data }) => campaignSchema.parse({ ...data, campaignId: path.split('/')[1] }));
const people = PEOPLE.map(({ userId, right, rightsRoles = [] }) => ({
  userId,
  userRight: right,
  rightsRoles: [...rightsRoles],
}));

it('three parks have an active campaign of each type, a draft and an archived one', () => {
  const parks = [...new Set(campaigns.map(({ zooId }) => zooId))];
  expect(parks).toEqual(['zoo-fullcare', 'zoo-essential', 'zoo-demo']);
  for (const zooId of parks) {
    const own = campaigns.filter((one) => one.zooId === zooId);
    expect(
      own
        .filter(({ status }) => status === 'active')
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual([...CAMPAIGN_TYPES].toSorted());
    expect(CAMPAIGN_STATUSES.filter((status) => own.some((one) => one.status === status))).toEqual([
      ...['draft', 'active', 'archived'],
    ]);
  }
});
it('a launched campaign of the seed passes the checks of a launch, with the versions of published content', () => {
  for (const campaign of campaigns) {
    expect(tidyCampaign(campaign)).toEqual(contentOfCampaign(campaign));
    if (campaign.status === 'draft') continue;
    expect(checkCampaign(contentOfCampaign(campaign), { people })).toEqual({});
    const versions = [
      [`ethograms/${campaign.ethogramId}`, campaign.ethogramVersion],
      [`questionnaires/${campaign.questionnaireId}`, campaign.questionnaireVersion],
      [`contexts/${campaign.contextId}`, campaign.contextVersion],
    ] as const;
    for (const [path, version] of versions) if (version !== null) expect(ids).toContain(`${path}/versions/${version}`);
    expect(campaign.ethogramVersion).toBe(1);
    for (const enclosureId of campaign.enclosureIds) expect(ids).toContain(`enclosures/${enclosureId}`);
    expect(campaign.plan.length).toBeGreaterThan(0);
  }
});
