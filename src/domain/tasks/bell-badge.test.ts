import { describe, expect, it } from 'vitest';
import { bellBadge } from './bell-badge.ts';

describe('the badge of the bell', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [3_000, '99+'],
  ])('of %i tasks says “%s”', (count, badge) => {
    expect(bellBadge(count)).toBe(badge);
  });
});
