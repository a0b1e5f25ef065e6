import { expect, it } from 'vitest';
import { offeredActions } from './offered-actions.ts';

const endAtUnix = Date.parse('2026-11-30T23:00Z');
const during = Date.parse('2026-11-15T10:00Z');
const after = Date.parse('2026-12-02T10:00Z');

it.each([
  ['draft', null, during, ['launch', 'edit', 'archive', 'delete']],
  ['active', 1, during, ['edit', 'renew', 'stop']],
  ['active', 1, after, ['edit', 'renew', 'stop', 'archive']],
  ['stopped', 1, during, ['renew', 'archive', 'delete']],
  ['archived', 1, after, ['renew', 'restore', 'delete']],
  ['archived', null, after, ['restore', 'delete']],
] as const)('a campaign that is %s, launched %s, offers its actions', (status, launchedAtUnix, now, actions) => {
  expect(offeredActions({ status, endAtUnix, launchedAtUnix }, now)).toEqual(actions);
});
