import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { peopleOf } from './sector-team.ts';

/** A sector with what a list says of it; undefined until it is known, null where it cannot be. */
export type SectorRow = {
  readonly sector: Sector;
  /** names of its keepers; and of everybody in its team, for the search */
  readonly keepers: readonly string[] | null | undefined;
  readonly team: readonly string[];
  readonly enclosures: number | null | undefined;
  readonly animals: number | null | undefined;
};

/** Returns the sectors with their people by name and what stands in them; archived enclosures do not count. */
export function sectorRows(
  sectors: readonly Sector[],
  /** undefined until they have come, null where they cannot be read */
  enclosures: readonly Enclosure[] | null | undefined,
  people: { readonly nameOf: (userId: string) => string; readonly isKnown: boolean; readonly error: object | null },
): SectorRow[] {
  const living = enclosures?.filter(({ isArchived }) => !isArchived);
  const unknown = enclosures === null ? null : undefined;
  const named = (userIds: readonly string[]) => userIds.map(people.nameOf).filter((name) => name !== '');
  return sectors.map((sector) => {
    const own = living?.filter(({ linkedSectorId }) => linkedSectorId === sector.sectorId);
    return {
      sector,
      keepers: people.error === null ? (people.isKnown ? named(sector.sectorKeeper) : undefined) : null,
      team: named(peopleOf(sector)),
      enclosures: own?.length ?? unknown,
      animals: own?.reduce((sum, { animalsCount }) => sum + animalsCount, 0) ?? unknown,
    };
  });
}
