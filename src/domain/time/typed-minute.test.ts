import { describe, expect, it } from 'vitest';
import { ZONE } from './epoch.ts';
import { instantOfTyped, typedTime } from './typed-minute.ts';

describe('the end of an announcement', () => {
  it('is typed by the clock of Paris, in winter and in summer', () => {
    expect(instantOfTyped('2026-01-15T18:30', ZONE)).toBe(Date.parse('2026-01-15T17:30:00Z'));
    expect(instantOfTyped('2026-07-15T18:30', ZONE)).toBe(Date.parse('2026-07-15T16:30:00Z'));
  });
  it('is shown as it was typed', () => {
    for (const typed of ['2026-01-15T18:30', '2026-07-01T00:00', '2026-12-31T23:59'])
      expect(typedTime(instantOfTyped(typed, ZONE), ZONE)).toBe(typed);
  });
  it('has a year of four digits', () => {
    expect(typedTime(Date.parse('0998-03-05T07:09:00Z'), 'UTC')).toBe('0998-03-05T07:09');
  });
  it('may be none', () => {
    expect(typedTime(null, ZONE)).toBe('');
    expect(instantOfTyped('', ZONE)).toBeNull();
    expect(instantOfTyped('tomorrow', ZONE)).toBeNull();
  });
});
