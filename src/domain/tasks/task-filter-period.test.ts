import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { spansOf } from './distribution-period.ts';
import { boundsOfPeriod, endsBeforeItBegins, periodOfSpan, readableBound } from './task-filter-period.ts';

const at = (iso: string) => Date.parse(iso);

describe('the period in which tasks are due', () => {
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
  });
  it('has no bound where none is named, or none that is a day', () => {
    expect(boundsOfPeriod({ from: '', until: '' }, ZONE)).toEqual({ fromMs: null, beforeMs: null });
    expect(['2026-02-30', 'soon', '2026-11-22T25:00', ''].map((text) => readableBound(text, ZONE))).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(readableBound('2026-11-22', ZONE)).toBe('2026-11-22');
  });
  it('of one day begins before it ends; of a day before its first it does not', () => {
    expect(endsBeforeItBegins({ from: '2026-11-22', until: '2026-11-22' }, ZONE)).toBe(false);
    expect(endsBeforeItBegins({ from: '2026-11-22', until: '2026-11-21' }, ZONE)).toBe(true);
    expect(endsBeforeItBegins({ from: '2026-11-22', until: '' }, ZONE)).toBe(false);
  });
  it('of any part of a day, week or month is exactly that part, whatever the clock does', () => {
    for (const unit of ['day', 'week', 'month'] as const) {
      for (let day = 0; day < 366; day++) {
        for (const span of spansOf(unit, at('2026-01-01T12:00Z') + day * 86_400_000, ZONE)) {
          expect(boundsOfPeriod(periodOfSpan(span, ZONE), ZONE)).toEqual({
            fromMs: span.fromMs,
            beforeMs: span.untilMs,
          });
        }
      }
    }
  });
});
