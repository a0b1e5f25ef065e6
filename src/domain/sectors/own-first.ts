type Listed = { readonly sectorId: string | null };

/** Returns the sectors in which a person has a role, and the others, each part in the order given. */
export function ownFirst<Sector extends Listed>(
  sectors: readonly Sector[],
  ownIds: readonly string[],
): { readonly own: readonly Sector[]; readonly others: readonly Sector[] } {
  const isOwn = ({ sectorId }: Listed) => sectorId !== null && ownIds.includes(sectorId);
  return { own: sectors.filter(isOwn), others: sectors.filter((sector) => !isOwn(sector)) };
}
