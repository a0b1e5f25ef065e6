import { describe, expect, it } from 'vitest';
import { drawSample, MAX_DRAWN, slotsBetween } from './sampling-draw.ts';

const ids = Array.from({ length: 10 }, (_none, at) => `animal-${at}`);
const observerIds = ['ada', 'bo', 'cleo'];
const sample = (seed: string, count: number, of: readonly string[] = ids) =>
  drawSample(seed, { ids: of, count, observerIds });

describe('the draw of a sample', () => {
  it('is the same for the same seed, whatever the order of the ids, and another for another seed', () => {
    expect(sample('a', 6)).toEqual(sample('a', 6, ids.toReversed()));
    expect(sample('a', 6)).not.toEqual(sample('b', 6));
  });
  it('draws nothing a second time before everything was drawn once', () => {
    const drawn = sample('a', 23).map(({ id }) => id);
    for (const round of [drawn.slice(0, 10), drawn.slice(10, 20)]) expect(new Set(round).size).toBe(10);
    expect(new Set(drawn.slice(20)).size).toBe(3);
  });
  it('gives nobody more than one draw more than another', () => {
    for (let count = 1; count < 40; count += 1) {
      const loads = observerIds.map((id) => sample('a', count).filter(({ observerId }) => observerId === id).length);
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    }
  });
  it('keeps its beginning when more is drawn', () => expect(sample('a', 9).slice(0, 4)).toEqual(sample('a', 4)));
  it('names no observer where there is none', () =>
    expect(drawSample('a', { ids, count: 1, observerIds: [] })[0]?.observerId).toBeNull());
  it.each([
    ['no ids', sample('a', 5, []), 0],
    ['less than nothing', sample('a', -3), 0],
    ['no number', sample('a', Number.NaN), 0],
    ['too many', sample('a', 9_999), MAX_DRAWN],
  ])('of %s has its limit', (_what, drawn, length) => expect(drawn).toHaveLength(length));
});

describe('the time slots', () => {
  const at = (iso: string) => Date.parse(iso);
  it('lie between 8 and 17 o’clock in Paris, on each day, also where the clock goes forward', () => {
    const slots = slotsBetween(at('2026-03-28T12:00Z'), at('2026-03-29T12:00Z'), 60);
    expect(slots).toHaveLength(18);
    expect(slots[0]).toBe(at('2026-03-28T07:00Z'));
    expect(slots[9]).toBe(at('2026-03-29T06:00Z'));
    expect(slots.at(-1)).toBe(at('2026-03-29T14:00Z'));
  });
  it('are none where the last day lies before the first', () =>
    expect(slotsBetween(at('2026-03-28T12:00Z'), at('2026-03-20T12:00Z'), 30)).toEqual([]));
  it('are of three months at most', () =>
    expect(slotsBetween(at('2026-01-01T12:00Z'), at('2030-01-01T12:00Z'), 60)).toHaveLength(92 * 9));
});
