import type { SectorRole } from '../../../src/domain/access/roles.ts';
import type { Sector } from '../../../src/domain/sectors/sector.ts';

/** Where a sector's document lists the people who hold a role in it. */
export const SECTOR_LISTS = {
  management: 'managementUserIds',
  veterinary: 'veterinaryUserIds',
  nutrition: 'nutritionUserIds',
  keeper: 'sectorKeeper',
} as const satisfies Record<SectorRole, keyof Sector>;

/** A sector as far as roles are concerned. */
export type SectorTeam = Pick<Sector, (typeof SECTOR_LISTS)[SectorRole]>;

/**
 * Returns the lists of a sector that change when a person holds these roles in it and no others, as they are then; nothing
 * when none changes.
 */
export function changedLists(team: SectorTeam, userId: string, roles: readonly SectorRole[]): Partial<SectorTeam> {
  return Object.fromEntries(
    Object.entries(SECTOR_LISTS).flatMap(([role, list]) => {
      const isListed = team[list].includes(userId);
      const shallBe = roles.some((held) => held === role);
      if (isListed === shallBe) return [];
      return [[list, shallBe ? [...team[list], userId] : team[list].filter((listed) => listed !== userId)]];
    }),
  );
}
