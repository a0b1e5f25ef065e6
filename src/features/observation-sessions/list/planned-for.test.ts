import { expect, it } from 'vitest';
import { aCampaign } from '../../../../tests/support/builders/campaign.ts';
import { plannedFor } from './planned-for.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-05T09:00:00Z');
const planned = (plannedId: string, days: number, observerId: string | null = 'keeper-1') => ({
  ...{ plannedId, enclosureId: 'plain', observerId, atUnix: NOW + days * DAY },
});
const campaign = aCampaign({
  ...{ campaignId: 'campaign-1', status: 'active', observerIds: ['keeper-1', 'bo'] },
  plan: [
    planned('next', 1),
    planned('late', -1),
    planned('anybody', 2, null),
    planned('of-bo', 1, 'bo'),
    planned('far', 30),
    planned('long-ago', -30),
    planned('made', 0),
  ],
});
const made = [{ campaignId: 'campaign-1', plannedId: 'made' }];
const ids = (userId: string, campaigns = [campaign]) =>
  plannedFor(userId, campaigns, made, NOW).map((one) => [one.planned.plannedId, one.isLate]);

it('own sessions and those that name nobody are offered by their hour; made, far and forgotten ones are not', () =>
  expect(ids('keeper-1')).toEqual([
    ['late', true],
    ['next', false],
    ['anybody', false],
  ]));

it('nothing is offered to somebody who does not observe, nor of a campaign that does not run', () => {
  expect(ids('visitor')).toEqual([]);
  expect(ids('keeper-1', [aCampaign({ ...campaign, status: 'stopped' })])).toEqual([]);
});
