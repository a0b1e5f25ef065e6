import { describe, expect, it } from 'vitest';
import { MAX_ACTS_AN_HOUR, SENDING_HOUR_MS, withAct } from './send-limits.ts';

const NOW = 10 * SENDING_HOUR_MS;
const acts = (count: number, atUnix = NOW) =>
  Array.from({ length: count }, (_unused, at) => ({ id: `a${at}`, atUnix }));

describe('an act that sends messages', () => {
  it.each([
    [MAX_ACTS_AN_HOUR.task - 1, true],
    [MAX_ACTS_AN_HOUR.task, false],
    [MAX_ACTS_AN_HOUR.task + 1, false],
  ])('after %i others within the hour is allowed: %s', (count, isAllowed) =>
    expect(withAct(acts(count), 'task', 'new', NOW) !== null).toBe(isAllowed),
  );
  it('is counted for exactly an hour', () => {
    const full = MAX_ACTS_AN_HOUR.task;
    expect(withAct(acts(full, NOW - SENDING_HOUR_MS + 1), 'task', 'new', NOW)).toBeNull();
    expect(withAct(acts(full, NOW - SENDING_HOUR_MS), 'task', 'new', NOW)).toEqual([{ id: 'new', atUnix: NOW }]);
  });
  it('that is handled again counts once, also at the limit', () => {
    const full = acts(MAX_ACTS_AN_HOUR.task);
    expect(withAct(full, 'task', 'a3', NOW)).toEqual(full);
  });
  it('has a limit of its own for each kind', () => {
    const many = acts(MAX_ACTS_AN_HOUR.announcement);
    expect(withAct(many, 'announcement', 'new', NOW)).toBeNull();
    expect(withAct(many, 'task', 'new', NOW)).toHaveLength(MAX_ACTS_AN_HOUR.announcement + 1);
  });
});
