import { describe, expect, it } from 'vitest';
import { ZONE } from './epoch.ts';
import { dayOf, instantOfDay, timeOf } from './typed-day.ts';

describe('a day and a time of a form', () => {
  it('are those of Paris, in winter and in summer', () => {
    expect(instantOfDay('2026-01-31', '08:00', ZONE)).toBe(Date.parse('2026-01-31T07:00Z'));
    expect(instantOfDay('2026-07-31', '08:00', ZONE)).toBe(Date.parse('2026-07-31T06:00Z'));
  });
  it('may lie in the year 1000', () => {
    expect(instantOfDay('1000-01-01', '08:00', 'UTC')).toBe(Date.parse('1000-01-01T08:00Z'));
  });
  it('come back as they were', () => {
    const instant = instantOfDay('2026-03-29', '23:05', ZONE) ?? 0;
    expect([dayOf(instant, ZONE), timeOf(instant, ZONE)]).toEqual(['2026-03-29', '23:05']);
  });
  it.each([
    ['', '08:00'],
    ['2026-02-30', '08:00'],
    ['0026-02-20', '08:00'],
    ['0999-12-31', '08:00'],
    ['2026-13-12', '08:00'],
    ['2026-00-12', '08:00'],
    ['2026-02-20', ''],
    ['2026-02-20', '24:00'],
    ['20/02/2026', '08:00'],
  ])('%s %s are none', (day, time) => {
    expect(instantOfDay(day, time, ZONE)).toBeNull();
  });
});
