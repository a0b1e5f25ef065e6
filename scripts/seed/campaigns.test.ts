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
    const active = own.filter(({ status }) => status === 'active').map(({ type }) => type);
    expect([...new Set(active)].toSorted()).toEqual([...CAMPAIGN_TYPES].toSorted());
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
    const frozen = versions.flatMap(([path, version]) => (version === null ? [] : [`${path}/versions/${version}`]));
    expect(frozen.filter((path) => !ids.has(path))).toEqual([]);
    expect(campaign.ethogramVersion).toBe(1);
    for (const enclosureId of campaign.enclosureIds) expect(ids).toContain(`enclosures/${enclosureId}`);
    expect(campaign.plan.length).toBeGreaterThan(0);
  }
});
it('an ethogram of a campaign is that of the species of its enclosures', () => {
  const speciesOf = (id: string) => documents.find(({ path }) => path === `enclosures/${id}`)?.data['speciesList'];
  const observed = campaigns.flatMap(({ ethogramId, enclosureIds }) =>
    enclosureIds.map((id) => `${ethogramId}: ${String(speciesOf(id))}`),
  );
  expect(new Set(observed)).toEqual(
    new Set(['eth-elephants: elephant-afrique', 'eth-penguins: manchot-humboldt', 'eth-great-apes: gorille']),
  );
});
it('the largest park follows two enclosures by two welfare campaigns, with sessions over ninety days', () => {
  const followed = campaigns.filter((one) => one.zooId === 'zoo-fullcare' && one.type === 'welfare');
  const active = followed.filter(({ status }) => status === 'active');
  expect(new Set(active.flatMap(({ enclosureIds }) => enclosureIds)).size).toBe(2);
  for (const { campaignId } of active) {
    const sessions = documents.filter(
      ({ path, data }) => /^visits\/[^/]+$/.test(path) && data['campaignId'] === campaignId,
    );
    const ages = sessions.map(({ data }) => (NOW - (data['startedAtUnix'] as number)) / 86_400_000);
    expect(sessions.length).toBeGreaterThanOrEqual(44);
    expect(Math.max(...ages)).toBeGreaterThan(87);
    expect(Math.min(...ages)).toBeLessThan(3);
  }
});
