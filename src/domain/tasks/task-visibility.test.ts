import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { isVisible, visibleFrom } from './task-visibility.ts';
import type { VisibilityStart } from './task.ts';

const at = (iso: string) => Date.parse(iso);
const from = (scheduled: string, visibilityStart: VisibilityStart) =>
  new Date(visibleFrom({ scheduledForUnix: at(scheduled), visibilityStart }, ZONE)).toISOString();

describe('a task shows', () => {
  it.each([
    ['same_day', '2025-01-14T23:00:00.000Z'],
    ['1_day', '2025-01-14T07:00:00.000Z'],
    ['2_days', '2025-01-13T07:00:00.000Z'],
    ['3_days', '2025-01-12T07:00:00.000Z'],
    ['1_week', '2025-01-08T07:00:00.000Z'],
  ] as const)('from %s before on', (visibilityStart, expected) => {
    expect(from('2025-01-15T07:00:00Z', visibilityStart)).toBe(expected);
  });

  it('from the same reading of the clock on, over a clock change', () => {
    expect(from('2025-03-31T06:00:00Z', '2_days')).toBe('2025-03-29T07:00:00.000Z');
    expect(from('2025-10-26T20:00:00Z', 'same_day')).toBe('2025-10-25T22:00:00.000Z');
  });

  it('at that very instant, and not before', () => {
    const task = { scheduledForUnix: at('2025-01-15T07:00:00Z'), visibilityStart: '1_day' } as const;
    expect(isVisible(task, at('2025-01-14T07:00:00Z') - 1, ZONE)).toBe(false);
    expect(isVisible(task, at('2025-01-14T07:00:00Z'), ZONE)).toBe(true);
    expect(isVisible(task, at('2025-01-20T07:00:00Z'), ZONE)).toBe(true);
  });
});
