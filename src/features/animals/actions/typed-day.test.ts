import { describe, expect, it } from 'vitest';
import { momentOfMove, typedNow } from './typed-day.ts';

const NOW = Date.parse('2026-11-21T09:30:20Z');

describe('the moment of a move', () => {
  it('is now at first, by the clock of Paris, and right as it stands', () => {
    expect(typedNow(NOW)).toBe('2026-11-21T10:30');
    expect(momentOfMove(typedNow(NOW), NOW)).toEqual({ at: Date.parse('2026-11-21T09:30:00Z') });
  });
  it('may lie in the past, never in the future', () => {
    expect(momentOfMove('2026-03-02T08:00', NOW)).toEqual({ at: Date.parse('2026-03-02T07:00:00Z') });
    expect(momentOfMove('2026-11-21T10:31', NOW)).toMatchObject({ error: { code: 'animal/move-date-future' } });
  });
  it.each(['', 'yesterday', '2026-11-21'])('%j is none', (typed) => {
    expect(momentOfMove(typed, NOW)).toMatchObject({ error: { code: 'animal/move-date-invalid' } });
  });
});
