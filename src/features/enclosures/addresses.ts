/** Returns the address of an enclosure's page, at one of its tabs if one is named. */
export function enclosureHref(enclosureId: string, at: Readonly<Record<string, string>> = {}): string {
  return `/EnclosureManagementView?${new URLSearchParams({ id: enclosureId, ...at }).toString()}`;
}

/** Returns the address of an enclosure's day: its tasks. */
export function enclosureDayHref(enclosureId: string): string {
  return enclosureHref(enclosureId, { tab: 'tools', tool: 'tasks' });
}

/** Returns the address of the form for a new enclosure, in a sector if one is named. */
export function newEnclosureHref(sectorId: string | null = null): string {
  const parameters = new URLSearchParams({ create: '1', ...(sectorId === null ? {} : { sectorId }) });
  return `/EnclosureManagementView?${parameters.toString()}`;
}
