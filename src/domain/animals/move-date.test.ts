import { describe, expect, it } from 'vitest';
import { CLOCK_TOLERANCE_MS, EARLIEST_MOVE, moveDate } from './move-date.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const SINCE = Date.parse('2026-03-01T08:00:00Z');

describe('the date of a move', () => {
  it('is the typed one, up to now', () => {
    expect(moveDate(NOW, NOW, SINCE)).toEqual({ ok: true, value: NOW });
    expect(moveDate(SINCE, NOW, SINCE)).toEqual({ ok: true, value: SINCE });
    expect(moveDate(SINCE + 1, NOW, SINCE)).toEqual({ ok: true, value: SINCE + 1 });
  });
  it('is now when a clock is a little fast, and refused beyond', () => {
    expect(moveDate(NOW + CLOCK_TOLERANCE_MS, NOW, SINCE)).toEqual({ ok: true, value: NOW });
    expect(moveDate(NOW + CLOCK_TOLERANCE_MS + 1, NOW, SINCE)).toMatchObject({
      error: { code: 'animal/move-date-future' },
    });
  });
  it('is not before the animal came where it is, but for a clock that is a little slow', () => {
    expect(moveDate(SINCE - CLOCK_TOLERANCE_MS, NOW, SINCE)).toEqual({ ok: true, value: SINCE });
    expect(moveDate(SINCE - CLOCK_TOLERANCE_MS - 1, NOW, SINCE)).toMatchObject({
      error: { code: 'animal/move-date-invalid' },
    });
  });
  it('may be any day since 1900 when nothing is known of before', () => {
    expect(EARLIEST_MOVE).toBe(Date.parse('1900-01-01T00:00:00Z'));
    expect(moveDate(EARLIEST_MOVE, NOW, null)).toEqual({ ok: true, value: EARLIEST_MOVE });
    expect(moveDate(EARLIEST_MOVE - 1, NOW, null)).toMatchObject({ error: { code: 'animal/move-date-invalid' } });
  });
});
