import { expect, it } from 'vitest';
import { campaignState } from './campaign-state.ts';

const endAtUnix = Date.parse('2026-11-30T23:00Z'); // 1 December in Paris
const lastMinute = Date.parse('2026-12-01T22:59Z');
const nextDay = Date.parse('2026-12-01T23:00Z');

it('an active campaign has ended when its last day is over in Paris', () => {
  expect(campaignState({ status: 'active', endAtUnix }, lastMinute)).toBe('active');
  expect(campaignState({ status: 'active', endAtUnix }, nextDay)).toBe('ended');
});
it.each(['draft', 'stopped', 'archived'] as const)('a campaign that is %s stays so after its last day', (status) => {
  expect(campaignState({ status, endAtUnix }, nextDay)).toBe(status);
});
