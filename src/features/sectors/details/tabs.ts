/** The tabs of a sector's page, in their order (specification, point 2 "Sectors"). */
export const SECTOR_TABS = [
  'dashboard',
  'enclosures',
  'animals',
  'team',
  'nutrition',
  'veterinarians',
  'about',
] as const;
export type SectorTab = (typeof SECTOR_TABS)[number];

/** Returns the tab that an address asks for; the first one when it asks for none, or for one that is not there. */
export function tabOf(parameters: URLSearchParams): SectorTab {
  return SECTOR_TABS.find((tab) => tab === parameters.get('tab')) ?? 'dashboard';
}

/** Returns the address of a tab of the same sector. */
export function addressOfTab(tab: SectorTab, sectorId: string): string {
  return `/SectorManagementView?id=${encodeURIComponent(sectorId)}&tab=${tab}`;
}
