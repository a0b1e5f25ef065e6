import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { defaultDueAt, dueAtOfOccurrence } from './task-due.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();
const HOUR = 3_600_000;

describe('the default due time', () => {
  it.each([
    ['2025-01-15T07:00:00Z', 24],
    ['2025-03-29T07:00:00Z', 23],
    ['2025-10-25T07:00:00Z', 25],
  ])('of %s is the same clock time on the next day, %i hours later', (start, hours) => {
    expect(defaultDueAt(at(start), ZONE) - at(start)).toBe(hours * HOUR);
  });
});

describe('the due time of an occurrence', () => {
  it('is the default when the schedule names none', () => {
    expect(iso(dueAtOfOccurrence({ dueAt: null }, at('2025-03-29T07:00:00Z'), ZONE))).toBe('2025-03-30T06:00:00.000Z');
  });
  it('is the occurrence itself when the schedule gives no time', () => {
    expect(iso(dueAtOfOccurrence({ dueAt: 0 }, at('2025-03-29T07:00:00Z'), ZONE))).toBe('2025-03-29T07:00:00.000Z');
  });
  it('is computed on the wall clock: a day and two hours over the change in March are 25 hours', () => {
    expect(iso(dueAtOfOccurrence({ dueAt: 26 * HOUR }, at('2025-03-29T07:00:00Z'), ZONE))).toBe(
      '2025-03-30T08:00:00.000Z',
    );
  });
});
