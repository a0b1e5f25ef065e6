import { describe, expect, it } from 'vitest';
import { followUpLevel, TIERS } from './tiers.ts';

describe('the follow-up level of an establishment', () => {
  it('is essential for the legacy basic', () => {
    expect(followUpLevel('basic')).toBe('essential');
  });
  it('is essential when none is named', () => {
    expect(followUpLevel(undefined)).toBe('essential');
  });
  it.each(TIERS)('is %s when stored so', (tier) => {
    expect(followUpLevel(tier)).toBe(tier);
  });
});
