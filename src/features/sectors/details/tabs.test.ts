import { expect, it } from 'vitest';
import { addressOfTab, SECTOR_TABS, tabOf } from './tabs.ts';

it('every tab has its address, which leads back to it', () => {
  for (const tab of SECTOR_TABS) expect(tabOf(new URL(addressOfTab(tab, 'a b'), 'http://x').searchParams)).toBe(tab);
});

it('an address without a tab, or with one that is not there, shows the dashboard', () => {
  expect(tabOf(new URLSearchParams())).toBe('dashboard');
  expect(tabOf(new URLSearchParams('tab=kitchen'))).toBe('dashboard');
});
