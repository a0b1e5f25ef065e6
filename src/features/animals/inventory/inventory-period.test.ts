import { describe, expect, it } from 'vitest';
import { defaultPeriod, readPeriod } from './inventory-period.ts';

const NOW = Date.parse('2026-03-29T15:00:00+02:00');

describe('the period of an inventory', () => {
  it('is the present year up to today until somebody chooses', () => {
    expect(defaultPeriod(NOW)).toEqual({ from: '2026-01-01', to: '2026-03-29' });
    expect(defaultPeriod(Date.parse('2025-12-31T23:30:00Z'))).toEqual({ from: '2026-01-01', to: '2026-01-01' });
  });
  it('holds its last day whole, also the short one of spring', () => {
    expect(readPeriod({ from: '2026-03-29', to: '2026-03-29' }, NOW)).toEqual({
      ok: true,
      period: { from: Date.parse('2026-03-29T00:00:00+01:00'), until: Date.parse('2026-03-30T00:00:00+02:00') },
    });
  });
  it.each([
    ['', '2026-03-01', { from: 'missing' }],
    ['2026-02-30', '', { from: 'missing', to: 'missing' }],
    ['2026-01-01', '2026-03-30', { to: 'ahead' }],
    ['2026-03-02', '2026-03-01', { to: 'order' }],
  ])('from %j to %j is refused at its field', (from, to, wrong) => {
    expect(readPeriod({ from, to }, NOW)).toEqual({ ok: false, wrong });
  });
});
