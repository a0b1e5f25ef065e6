import { expect, it } from 'vitest';
import { scanAnalyticsContract } from './scan-analytics.ts';

const request = { zooId: 'z', campaignId: 'c' };
const takes = (differences: object) => scanAnalyticsContract.request.safeParse({ ...request, ...differences }).success;

it('an analysis by the server asks for the latest 1,000 scans of a campaign where no filter is given', () => {
  expect(scanAnalyticsContract.request.parse(request)).toEqual({
    ...{ ...request, enclosureId: null, from: null, until: null, animalIds: [], behaviours: [], observerIds: [] },
    ...{ hours: null, minObservations: 0, minInteractions: 1, limit: 1_000 },
  });
});

it('an analysis by the server takes 1 to 1,000 scans or all, real days, rising hours and 60 ids of a filter', () => {
  expect([0, 1, 1_000, 1_001, null].map((limit) => takes({ limit }))).toEqual([false, true, true, false, true]);
  expect(['2026-02-28', '2026-02-29', '2026-02-28T10:00', ''].map((from) => takes({ from }))).toEqual([
    ...[true, false, false, false],
  ]);
  const hours = [8, 17, 24].map((until) => takes({ hours: { from: 17, until } }));
  expect(hours).toEqual([false, false, true]);
  expect([60, 61].map((length) => takes({ animalIds: Array.from({ length }, () => 'a') }))).toEqual([true, false]);
  expect(takes({ unknown: 1 })).toBe(false);
});
