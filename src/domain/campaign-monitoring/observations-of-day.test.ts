import { expect, it } from 'vitest';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { observationsFor, observationsOfDay } from './observations-of-day.ts';

/** Thursday 14 May 2026, 12:00 in Paris. */
const NOW = Date.parse('2026-05-14T10:00:00Z');
const HOUR = 3_600_000;

const planned = (plannedId: string, hours: number) => ({
  ...{ plannedId, enclosureId: 'plain', observerId: 'ana', atUnix: NOW + hours * HOUR },
});
const session = (visitId: string, hours: number, differences: object = {}) =>
  anObservationSession({ visitId, plannedId: null, startedAtUnix: NOW + hours * HOUR, ...differences });
const campaign = anActiveCampaign({
  plan: [planned('yesterday', -24), planned('late', -3), planned('done', -2), planned('soon', 3), planned('next', 24)],
});

it('the observations of a day are what it plans and what began on it, by the hour', () => {
  const sessions = [
    session('v1', -1, { plannedId: 'done', status: 'finished', doneCount: 12, observerId: 'bo' }),
    session('v2', -0.5),
    session('v3', -24),
    session('v4', -1, { campaignId: 'unknown' }),
    session('v5', -1, { secondOf: 'v1' }),
  ];
  const found = observationsOfDay([campaign], sessions, NOW);
  expect(
    found.map(({ state, isLate, observerId, plannedId, visitId }) => [state, isLate, observerId, plannedId, visitId]),
  ).toEqual([
    ['toCome', true, 'ana', 'late', null],
    ['done', false, 'bo', 'done', 'v1'],
    ['running', false, 'keeper-1', null, 'v2'],
    ['toCome', false, 'ana', 'soon', null],
  ]);
});

it('the observations of a day have a session that was made ahead on it', () => {
  const ahead = session('v1', -1, { plannedId: 'next', status: 'finished', doneCount: 12 });
  expect(observationsOfDay([campaign], [ahead], NOW).map(({ key, state }) => [key, state])).toContainEqual([
    ...['campaign-1 next', 'done'],
  ]);
});

it('the observations of a day have nothing of campaigns that do not run', () =>
  expect(observationsOfDay([{ ...campaign, status: 'stopped' }], [session('v2', -1)], NOW)).toEqual([]));

it('the observations of a person are their own, and those of nobody in campaigns that the person observes', () => {
  const ofNobody = { ...planned('nobody', 1), observerId: null };
  const found = (observerIds: readonly string[]) =>
    observationsFor(
      'ana',
      observationsOfDay([{ ...campaign, observerIds: [...observerIds], plan: [planned('own', 2), ofNobody] }], [], NOW),
    ).map(({ plannedId }) => plannedId);
  expect(found(['ana', 'bo'])).toEqual(['nobody', 'own']);
  expect(found(['bo'])).toEqual(['own']);
});
