import { expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { boundsOfPeriod } from '../time/typed-period.ts';
import { spansOf } from './distribution-period.ts';
import { periodOfSpan } from './task-filter-period.ts';

it('the period of any part of a day, week or month is exactly that part, whatever the clock does', () => {
  for (const unit of ['day', 'week', 'month'] as const) {
    for (let day = 0; day < 366; day++) {
      for (const span of spansOf(unit, Date.parse('2026-01-01T12:00Z') + day * 86_400_000, ZONE)) {
        expect(boundsOfPeriod(periodOfSpan(span, ZONE), ZONE)).toEqual({
          fromMs: span.fromMs,
          beforeMs: span.untilMs,
        });
      }
    }
  }
});
