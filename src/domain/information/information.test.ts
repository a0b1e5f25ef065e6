import { describe, expect, it } from 'vitest';
import { isMeantFor, isValid } from './information.ts';

describe('an information', () => {
  const period = { displayFromUnix: 1_000, displayUntilUnix: 2_000 };
  it('is valid from its first instant to just before its last', () => {
    expect([999, 1_000, 1_999, 2_000].map((now) => isValid(period, now))).toEqual([false, true, true, false]);
  });
  it('is meant for the people of its audience, or for everybody', () => {
    expect(isMeantFor({ audience: ['bo'] }, 'bo')).toBe(true);
    expect(isMeantFor({ audience: ['bo'] }, 'al')).toBe(false);
    expect(isMeantFor({ audience: ['everyone'] }, 'al')).toBe(true);
    expect(isMeantFor({ audience: [] }, 'al')).toBe(false);
  });
});
