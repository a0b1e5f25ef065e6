import type { SectorTeam } from '#data/sectors/sector-changes.ts';
import { SECTOR_ROLES, type SectorRole } from '#domain/access/roles.ts';
import { TEAM_FIELD } from '#domain/sectors/sector-team.ts';

export const NOBODY: SectorTeam = {
  sectorKeeper: [],
  managementUserIds: [],
  veterinaryUserIds: [],
  nutritionUserIds: [],
};

/** Returns everybody of a team, each once, those who manage first. */
export function peopleOf(team: SectorTeam): readonly string[] {
  return [...new Set(SECTOR_ROLES.flatMap((role) => team[TEAM_FIELD[role]]))];
}

/** Returns the roles that a person has in a team. */
export function rolesIn(team: SectorTeam, userId: string): readonly SectorRole[] {
  return SECTOR_ROLES.filter((role) => team[TEAM_FIELD[role]].includes(userId));
}
