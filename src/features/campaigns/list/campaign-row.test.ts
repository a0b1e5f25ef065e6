import { expect, it } from 'vitest';
import { progressOf } from './campaign-row.ts';

const NOW = Date.parse('2026-03-05T09:00:00Z');
const DAY = 86_400_000;
const plan = [-3, -2, -1, 0, 5].map((days) => ({
  ...{ plannedId: String(days), enclosureId: 'plain', observerId: null },
  atUnix: NOW + days * DAY,
}));
const progress = (made: number | null, stoppedAtUnix: number | null = null) =>
  progressOf({ plan, stoppedAtUnix }, made, NOW);

it('a campaign is behind by the passed days whose sessions were not made', () =>
  expect(progress(1)).toEqual({ planned: 5, due: 3, made: 1, behind: 2 }));

it('a campaign that is ahead of its plan is not behind', () => expect(progress(4)?.behind).toBe(0));

it('a stopped campaign owes nothing after its stop', () =>
  expect(progress(2, NOW - 1.5 * DAY)).toMatchObject({ due: 1, behind: 0 }));

it('a number that is not known makes no campaign late', () =>
  expect(progress(null)).toEqual({ planned: 5, due: 3, made: null, behind: null }));

it('a campaign without a plan has no progress', () =>
  expect(progressOf({ plan: [], stoppedAtUnix: null }, 0, NOW)).toBeNull());
