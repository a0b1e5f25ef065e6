import { describe, expect, it } from 'vitest';
import { TABS, tabOf } from './tabs.ts';

describe('a tab of one’s account', () => {
  it.each(TABS)('has the address ?tab=%s', (tab) => {
    expect(tabOf(new URLSearchParams({ tab }))).toBe(tab);
  });
  it('is the profile when the address names none, or an unknown one', () => {
    expect(tabOf(new URLSearchParams())).toBe('profile');
    expect(tabOf(new URLSearchParams('tab=rights'))).toBe('profile');
  });
});
