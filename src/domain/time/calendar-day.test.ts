import { describe, expect, it } from 'vitest';
import { addDays, endOfDay, startOfDay } from './calendar-day.ts';
import { ZONE } from './epoch.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();

describe('a local day', () => {
  it('of January runs from 23:00Z to 23:00Z', () => {
    expect(iso(startOfDay(at('2025-01-15T12:00:00Z'), ZONE))).toBe('2025-01-14T23:00:00.000Z');
    expect(iso(endOfDay(at('2025-01-15T12:00:00Z'), ZONE))).toBe('2025-01-15T23:00:00.000Z');
  });
  it('has 23 hours when the clock goes forward', () => {
    const noon = at('2025-03-30T10:00:00Z');
    expect(endOfDay(noon, ZONE) - startOfDay(noon, ZONE)).toBe(23 * 3_600_000);
  });
  it('has 25 hours when the clock goes back', () => {
    const noon = at('2025-10-26T10:00:00Z');
    expect(endOfDay(noon, ZONE) - startOfDay(noon, ZONE)).toBe(25 * 3_600_000);
  });
  it('begins at its own first instant and not a millisecond earlier', () => {
    const midnight = at('2025-06-01T22:00:00Z');
    expect(startOfDay(midnight, ZONE)).toBe(midnight);
    expect(startOfDay(midnight - 1, ZONE)).toBe(midnight - 24 * 3_600_000);
  });
  it('keeps eight o’clock at eight o’clock across a change', () => {
    expect(iso(addDays(at('2025-03-29T07:00:00Z'), 1, ZONE))).toBe('2025-03-30T06:00:00.000Z');
    expect(iso(addDays(at('2025-03-30T06:00:00Z'), -1, ZONE))).toBe('2025-03-29T07:00:00.000Z');
  });
});
