import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { periodicOccurrences } from './periodic-occurrences.ts';

const at = (iso: string) => Date.parse(iso);
const EIGHT = 8 * 3_600_000;
const start = { year: 2025, month: 1, day: 15, hour: 8, minute: 0 };
const monday = periodicOccurrences(
  { ...aSchedule({ recurrenceDayOfWeek: 1 }), recurrence: 'WEEKLY' },
  start,
  [EIGHT],
  ZONE,
);

describe('occurrences by periods', () => {
  it('count from the start’s own period, in which the day may lie before the start', () => {
    expect(monday.after(at('2025-01-01T00:00:00Z'))).toBe(at('2025-01-13T07:00:00Z'));
  });
  it('have none before that period', () => {
    expect(monday.upTo(at('2025-01-13T06:59:00Z'))).toBeNull();
    expect(monday.upTo(at('2025-01-13T07:00:00Z'))).toBe(at('2025-01-13T07:00:00Z'));
  });
  it('at several times are each time of each day, forwards and backwards', () => {
    const daily = { ...aSchedule({ recurrenceInterval: 2 }), recurrence: 'DAILY' as const };
    const twice = periodicOccurrences(daily, start, [EIGHT, 18 * 3_600_000], ZONE);
    expect(twice.after(at('2025-01-15T07:00:00Z'))).toBe(at('2025-01-15T17:00:00Z'));
    expect(twice.after(at('2025-01-15T17:00:00Z'))).toBe(at('2025-01-17T07:00:00Z'));
    expect(twice.upTo(at('2025-01-15T16:59:00Z'))).toBe(at('2025-01-15T07:00:00Z'));
    expect(twice.upTo(at('2025-01-17T06:59:00Z'))).toBe(at('2025-01-15T17:00:00Z'));
  });
  it('are possible up to the last day of the year 9999', () => {
    const daily = periodicOccurrences(
      { ...aSchedule({ recurrenceInterval: 1 }), recurrence: 'DAILY' },
      start,
      [EIGHT],
      ZONE,
    );
    expect(daily.after(at('9999-12-30T07:00:00Z'))).toBe(at('9999-12-31T07:00:00Z'));
    expect(daily.after(at('9999-12-31T07:00:00Z'))).toBeNull();
  });
  it('end with the calendar', () => {
    const rare = periodicOccurrences(
      { ...aSchedule({ recurrenceInterval: Number.MAX_SAFE_INTEGER }), recurrence: 'YEARLY' },
      start,
      [EIGHT],
      ZONE,
    );
    expect(rare.after(at('2025-01-15T07:00:00Z'))).toBeNull();
    expect(rare.upTo(at('2030-01-15T07:00:00Z'))).toBe(at('2025-01-15T07:00:00Z'));
  });
});
