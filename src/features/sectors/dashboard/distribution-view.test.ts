import { describe, expect, it } from 'vitest';
import { addressOfView, dayOfPeriod, periodOfView, viewFromAddress } from './distribution-view.ts';

const NOW = Date.parse('2026-11-21T12:00Z');
const viewOf = (address: string) => viewFromAddress(new URLSearchParams(address));

describe('the view of a distribution', () => {
  it('is the present week as a chart when the address names none, or an invalid one', () => {
    const usual = { unit: 'week', day: null, form: 'chart' };
    expect(viewOf('')).toEqual(usual);
    expect(viewOf('by=year&on=2026-02-30&as=pie')).toEqual(usual);
  });
  it('is read back from its address, beside other parameters', () => {
    const view = { unit: 'month', day: '2026-02-01', form: 'table' } as const;
    const address = addressOfView(view, new URLSearchParams('id=savanna&tab=dashboard'));
    expect(address.toString()).toBe('id=savanna&tab=dashboard&by=month&on=2026-02-01&as=table');
    expect(viewFromAddress(address)).toEqual(view);
    expect(addressOfView({ unit: 'week', day: null, form: 'chart' }, address).toString()).toBe(
      'id=savanna&tab=dashboard',
    );
  });
  it('shows the period of its day, or the present one', () => {
    const first = (view: Parameters<typeof periodOfView>[0]) => new Date(periodOfView(view, NOW).fromMs).toISOString();
    expect(first({ unit: 'month', day: '2026-02-10', form: 'chart' })).toBe('2026-01-31T23:00:00.000Z');
    expect(first({ unit: 'week', day: null, form: 'chart' })).toBe('2026-11-15T23:00:00.000Z');
  });
  it('keeps the day of another period, none of the present one', () => {
    const present = periodOfView({ unit: 'day', day: null, form: 'chart' }, NOW);
    expect(dayOfPeriod(present, NOW)).toBeNull();
    expect(dayOfPeriod(present, present.untilMs)).toBe('2026-11-21');
    expect(dayOfPeriod(present, present.fromMs - 1)).toBe('2026-11-21');
  });
});
