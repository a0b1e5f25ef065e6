import { describe, expect, it } from 'vitest';
import { moveTimeError, runningMinute } from './move-time.ts';

const NOW = Date.parse('2026-11-21T09:30:20Z');

describe('the time of a move', () => {
  it('may be the running minute, which a new form shows', () => {
    expect(runningMinute(NOW)).toBe(Date.parse('2026-11-21T09:30:00Z'));
    expect(moveTimeError(runningMinute(NOW), NOW)).toBeNull();
  });
  it('may lie in the past and be now, never in the future', () => {
    expect(moveTimeError(Date.parse('2026-03-02T07:00:00Z'), NOW)).toBeNull();
    expect(moveTimeError(NOW, NOW)).toBeNull();
    expect(moveTimeError(NOW + 1, NOW)).toMatchObject({ code: 'animal/move-date-future' });
  });
  it('is refused when it is missing', () => {
    expect(moveTimeError(0, NOW)).toMatchObject({ code: 'animal/move-date-invalid' });
  });
});
