import { expect, it } from 'vitest';
import { addressOfTab, SECTOR_TABS } from './tabs.ts';

it('every tab of a sector has an address, which leads back to it', () => {
  for (const tab of SECTOR_TABS.tabs)
    expect(SECTOR_TABS.tabOf(new URL(addressOfTab(tab, 'a b'), 'http://x').searchParams)).toBe(tab);
});
