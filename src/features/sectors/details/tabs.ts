import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of a sector's page, in their order (specification, point 2 "Sectors"). */
export const SECTOR_TABS = tabAddress([
  'dashboard',
  'enclosures',
  'animals',
  'team',
  'nutrition',
  'veterinarians',
  'about',
]);
export type SectorTab = (typeof SECTOR_TABS.tabs)[number];

/** Returns the address of a tab of a sector, for links from elsewhere. */
export function addressOfTab(tab: SectorTab, sectorId: string): string {
  return `/SectorManagementView?id=${encodeURIComponent(sectorId)}&tab=${tab}`;
}
