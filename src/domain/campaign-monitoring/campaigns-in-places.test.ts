import { describe, expect, it } from 'vitest';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { campaignsInPlaces } from './campaigns-in-places.ts';

/** Thursday 14 May 2026, 12:00 in Paris: within the campaign of the builder. */
const NOW = Date.parse('2026-05-14T10:00:00Z');
const DAY = 86_400_000;

const planned = (plannedId: string, days: number, enclosureId = 'plain') => ({
  ...{ plannedId, enclosureId, observerId: null, atUnix: NOW + days * DAY },
});
const campaign = (differences: Partial<Campaign> = {}) =>
  anActiveCampaign({
    enclosureIds: ['plain', 'rock'],
    plan: [planned('a', -3), planned('b', -1), planned('c', 2), planned('d', 5), planned('rock', 1, 'rock')],
    ...differences,
  });
const ended = (plannedId: string | null, daysAgo: number, differences: object = {}) =>
  anObservationSession({
    ...{ visitId: `visit-${plannedId}`, enclosureId: 'plain', plannedId, status: 'finished', doneCount: 12 },
    ...{ endedAtUnix: NOW - daysAgo * DAY },
    ...differences,
  });

describe('the campaigns of an enclosure', () => {
  it('say the next session, the last one and how many were missed there', () => {
    const sessions = [ended('a', 3), ended(null, 2), ended('c', 0.5), ended('rock', 0.1, { enclosureId: 'rock' })];
    expect(campaignsInPlaces([campaign()], ['plain'], sessions, NOW)).toMatchObject([
      { next: { plannedId: 'd' }, last: { visitId: 'visit-c' }, missed: 1 },
    ]);
  });
  it('count neither invalid sessions nor second opinions nor those of other campaigns as the last one', () => {
    const sessions = [
      ended('a', 3, { invalidReason: 'Enclos ouvert' }),
      ended(null, 2, { secondOf: 'visit-1' }),
      ended(null, 1, { campaignId: 'other' }),
      ended('c', 0, { status: 'running', endedAtUnix: null }),
    ];
    expect(campaignsInPlaces([campaign()], ['plain'], sessions, NOW)[0]?.last).toBeNull();
  });
  it('know nothing of the last and the missed ones where sessions are not read', () => {
    expect(campaignsInPlaces([campaign()], ['plain'], null, NOW)).toMatchObject([
      { next: { plannedId: 'c' }, last: null, missed: null },
    ]);
  });
  it('are the active ones that concern it', () => {
    const others = [
      campaign({ status: 'draft' }),
      campaign({ status: 'stopped' }),
      campaign({ endAtUnix: NOW - 2 * DAY }),
      campaign({ enclosureIds: ['rock'] }),
    ];
    expect(campaignsInPlaces(others, ['plain'], [], NOW)).toEqual([]);
  });
});

it('the campaigns of several enclosures come by their next session, those without one last', () => {
  const over = campaign({ campaignId: 'over', plan: [planned('x', -1)] });
  const soon = campaign({ campaignId: 'soon' });
  const later = campaign({ campaignId: 'later', plan: [planned('y', 4)] });
  const found = campaignsInPlaces([over, later, soon], ['plain', 'rock'], null, NOW);
  expect(found.map(({ campaign: { campaignId }, next }) => [campaignId, next?.plannedId])).toEqual([
    ['soon', 'rock'],
    ['later', 'y'],
    ['over', undefined],
  ]);
});
