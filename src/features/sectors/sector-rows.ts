import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { peopleOf } from './sector-team.ts';

/** A sector with what a list says of it. */
export type SectorRow = {
  readonly sector: Sector;
  /** names of its keepers, null until they are known; and of everybody in its team, for the search */
  readonly keepers: readonly string[] | null;
  readonly team: readonly string[];
  /** null until the enclosures are known */
  readonly enclosures: number | null;
  readonly animals: number | null;
};

/** Returns the sectors with their people by name and what stands in them; archived enclosures do not count. */
export function sectorRows(
  sectors: readonly Sector[],
  enclosures: readonly Enclosure[] | undefined,
  { nameOf, isKnown }: { readonly nameOf: (userId: string) => string; readonly isKnown: boolean },
): SectorRow[] {
  const living = enclosures?.filter(({ isArchived }) => !isArchived);
  return sectors.map((sector) => {
    const own = living?.filter(({ linkedSectorId }) => linkedSectorId === sector.sectorId);
    return {
      sector,
      keepers: isKnown ? sector.sectorKeeper.map(nameOf).filter((name) => name !== '') : null,
      team: peopleOf(sector)
        .map(nameOf)
        .filter((name) => name !== ''),
      enclosures: own?.length ?? null,
      animals: own?.reduce((sum, { animalsCount }) => sum + animalsCount, 0) ?? null,
    };
  });
}
