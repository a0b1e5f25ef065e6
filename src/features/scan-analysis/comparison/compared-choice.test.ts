import { describe, expect, it } from 'vitest';
import { readComparedChoice, sidesOf, writeComparedChoice } from './compared-choice.ts';

const read = (query: string) => readComparedChoice(new URLSearchParams(query));
const paris = (iso: string) => Date.parse(iso);

describe('the sides of a comparison in the address', () => {
  it.each([
    'compare=border&border=2026-03-10',
    'compare=periods&a=2026-03-01,2026-03-09&b=2026-03-20,',
    'compare=animals&a=ada,bo&b=cleo',
    'compare=campaigns&a=one&b=two',
  ])('are written as they are read: %s', (query) => {
    const written = Object.entries(writeComparedChoice(read(query))).filter(([, value]) => value !== null);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });
  it('are a border in Paris: its day begins the second side', () => {
    const borderMs = paris('2026-03-10T00:00+01:00');
    expect(sidesOf(read('compare=border&border=2026-03-10'))).toEqual({
      ok: true,
      value: { kind: 'periods', a: { fromMs: null, beforeMs: borderMs }, b: { fromMs: borderMs, beforeMs: null } },
    });
  });
  it('are two periods whose last days count whole', () => {
    expect(sidesOf(read('compare=periods&a=2026-03-01,2026-03-09&b=2026-03-10,'))).toEqual({
      ok: true,
      value: {
        kind: 'periods',
        a: { fromMs: paris('2026-03-01T00:00+01:00'), beforeMs: paris('2026-03-10T00:00+01:00') },
        b: { fromMs: paris('2026-03-10T00:00+01:00'), beforeMs: null },
      },
    });
  });
  it('are the scans of two campaigns', () => {
    expect(sidesOf(read('compare=campaigns&a=one&b=two'))).toEqual({
      ok: true,
      value: { kind: 'cohorts', a: 'one', b: 'two' },
    });
  });
  it.each([
    ['', 'missing'],
    ['compare=border&border=2026-02-31', 'missing'],
    ['compare=border&border=2026-03-10T12:00', 'missing'],
    ['compare=periods&a=2026-03-01,2026-03-09', 'missing'],
    ['compare=animals&a=ada', 'missing'],
    ['compare=periods&a=2026-03-09,2026-03-01&b=2026-03-10,', 'backwards'],
    ['compare=periods&a=2026-03-01,2026-03-10&b=2026-03-10,', 'overlap'],
    ['compare=animals&a=ada,bo&b=bo', 'overlap'],
    ['compare=campaigns&a=one', 'missing'],
    ['compare=campaigns&a=one&b=one', 'overlap'],
  ])('cannot be compared: %s', (query, fault) => {
    expect(sidesOf(read(query))).toEqual({ ok: false, error: fault });
  });
});
