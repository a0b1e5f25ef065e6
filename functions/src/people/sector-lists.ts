import type { SectorRole } from '../../../src/domain/access/roles.ts';
import { type SectorTeam, TEAM_FIELD } from '../../../src/domain/sectors/sector-team.ts';

/**
 * Returns the lists of a sector that change when a person gets exactly these roles in it, with their new values; empty
 * when none changes.
 */
export function changedLists(team: SectorTeam, userId: string, roles: readonly SectorRole[]): Partial<SectorTeam> {
  return Object.fromEntries(
    Object.entries(TEAM_FIELD).flatMap(([role, list]) => {
      const isListed = team[list].includes(userId);
      const shallBe = roles.some((held) => held === role);
      if (isListed === shallBe) return [];
      return [[list, shallBe ? [...team[list], userId] : team[list].filter((listed) => listed !== userId)]];
    }),
  );
}
