/** Returns the address of a sector's page. */
export function sectorHref(sectorId: string): string {
  return `/SectorManagementView?id=${encodeURIComponent(sectorId)}`;
}
