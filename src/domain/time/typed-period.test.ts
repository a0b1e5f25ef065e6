import { describe, expect, it } from 'vitest';
import { ZONE } from './epoch.ts';
import { boundsOfPeriod, endsBeforeItBegins, isMinute, readableBound, startOf } from './typed-period.ts';

const at = (iso: string) => Date.parse(iso);

describe('a typed period', () => {
  it('goes from the first moment of a day to the last of another, by the clock of Paris', () => {
    expect(boundsOfPeriod({ from: '2026-03-29', until: '2026-03-29' }, ZONE)).toEqual({
      fromMs: at('2026-03-28T23:00Z'),
      beforeMs: at('2026-03-29T22:00Z'),
    });
  });
  it('may begin and end within a day', () => {
    expect(boundsOfPeriod({ from: '2026-11-22T06:00', until: '2026-11-22T09:00' }, ZONE)).toEqual({
      fromMs: at('2026-11-22T05:00Z'),
      beforeMs: at('2026-11-22T08:00Z'),
    });
    expect(isMinute('2026-11-22T06:00')).toBe(true);
    expect(isMinute('2026-11-22')).toBe(false);
  });
  it('has no end when none is named, or when the text is no day', () => {
    expect(boundsOfPeriod({ from: '', until: '' }, ZONE)).toEqual({ fromMs: null, beforeMs: null });
    const wrong = ['2026-02-30', 'soon', '2026-11-22T25:00', ''];
    expect(wrong.map((text) => readableBound(text, ZONE))).toEqual(['', '', '', '']);
    expect(wrong.map((text) => startOf(text, ZONE))).toEqual([null, null, null, null]);
    expect(readableBound('2026-11-22', ZONE)).toBe('2026-11-22');
  });
  it('of one day begins before it ends; of a day before its first it does not', () => {
    expect(endsBeforeItBegins({ from: '2026-11-22', until: '2026-11-22' }, ZONE)).toBe(false);
    expect(endsBeforeItBegins({ from: '2026-11-22', until: '2026-11-21' }, ZONE)).toBe(true);
    expect(endsBeforeItBegins({ from: '2026-11-22', until: '' }, ZONE)).toBe(false);
  });
});
