import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { anActiveCampaign, aCampaign } from '../../../tests/support/builders/campaign.ts';
import { joinOffer, joinRefusal } from './join-refusal.ts';

const actor = anActor();
const first = anActiveCampaign({ campaignId: 'first' });
const pedagogical = anActiveCampaign({ campaignId: 'pedagogical', type: 'pedagogical' });
const training = anActiveCampaign({ campaignId: 'training', type: 'training' });

describe('campaigns that are analysed together', () => {
  it.each([
    ['a follow-up with a follow-up', first, anActiveCampaign()],
    ['a follow-up with an archived one', first, anActiveCampaign({ status: 'archived' })],
    ['a pedagogical campaign with a pedagogical one', pedagogical, anActiveCampaign({ type: 'pedagogical' })],
  ])('join %s', (_, one, other) => {
    expect(joinRefusal(actor, one, other)).toBeNull();
  });
  it.each([
    ['training', 'a training', first, training],
    ['training', 'a follow-up with a first training', training, first],
    ['training', 'two trainings', training, anActiveCampaign({ type: 'training' })],
    ['type', 'a pedagogical campaign with a first follow-up', first, pedagogical],
    ['type', 'a follow-up with a first pedagogical campaign', pedagogical, first],
    ['scans', 'a draft', first, aCampaign()],
    ['scans', 'a campaign of focal observations', first, withMethods('focal')],
    ['scans', 'a campaign without an ethogram', first, anActiveCampaign({ ethogramId: null, ethogramVersion: null })],
    ['rights', 'a campaign of another establishment', first, anActiveCampaign({ zooId: 'zoo-2' })],
  ] as const)('refuse for the reason "%s" %s', (reason, _, one, other) => {
    expect(joinRefusal(actor, one, other)).toBe(reason);
  });
  it('are of one establishment for staff of the provider too, who may read all of them', () => {
    const staff = anActor({ isStaff: true });
    expect(joinRefusal(staff, first, anActiveCampaign({ zooId: 'zoo-2' }))).toBe('establishment');
  });
  it('are those that the person may read: an educational observer those that name them', () => {
    const educator = anActor({ role: 'pedagoadmin', rightsRoles: ['educational'] });
    const named = { ...pedagogical, observerIds: [educator.userId] };
    expect(joinRefusal(educator, named, named)).toBeNull();
    expect(joinRefusal(educator, named, { ...pedagogical, observerIds: ['somebody'] })).toBe('rights');
  });
});

describe('the campaigns that can be joined', () => {
  it('are offered with the line of renewals first, back and forth, and never the first one itself', () => {
    const other = anActiveCampaign({ campaignId: 'other' });
    const renewed = anActiveCampaign({ campaignId: 'renewed', renewsId: 'first' });
    const again = anActiveCampaign({ campaignId: 'again', renewsId: 'renewed' });
    const origin = anActiveCampaign({ campaignId: 'origin' });
    const renewal = { ...first, renewsId: 'origin' };
    const { offered, refused } = joinOffer(actor, renewal, [other, again, training, renewal, renewed, origin]);
    expect(offered.map(({ campaign, isRenewal }) => [campaign.campaignId, isRenewal])).toEqual([
      ['again', true],
      ['renewed', true],
      ['origin', true],
      ['other', false],
    ]);
    expect(refused).toEqual([{ campaign: training, reason: 'training' }]);
  });
  it('are none without another campaign', () => {
    expect(joinOffer(actor, first, [])).toEqual({ offered: [], refused: [] });
  });
});

function withMethods(...methods: ('scan' | 'focal')[]) {
  const campaign = anActiveCampaign();
  return { ...campaign, observation: { ...campaign.observation, methods } };
}
