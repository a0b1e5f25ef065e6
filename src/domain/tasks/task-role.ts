import { SECTOR_ROLES, type SectorRole } from '../access/roles.ts';
import type { Sector } from '../sectors/sector.ts';
import { type SectorTeam, TEAM_FIELD } from '../sectors/sector-team.ts';
import type { Task } from './task.ts';

/** The people who hold a role, sector by sector; a sector without any is absent. */
export type RoleHolders = readonly { readonly sectorId: string; readonly userIds: readonly string[] }[];

type KnownSector = SectorTeam & Pick<Sector, 'sectorId'>;

/**
 * Returns the people who hold a role in these sectors; empty for a role that nobody has.
 * @source specification, point 6 "Sector roles": tasks can be fetched by role
 */
export function holdersOf(role: SectorRole, sectors: readonly KnownSector[]): RoleHolders {
  return sectors
    .map((sector) => ({ sectorId: sector.sectorId, userIds: sector[TEAM_FIELD[role]] }))
    .filter(({ userIds }) => userIds.length > 0);
}

/** Returns the ids of all people who hold the role in any sector, each once. */
export function peopleOfHolders(holders: RoleHolders): readonly string[] {
  return [...new Set(holders.flatMap(({ userIds }) => userIds))];
}

/**
 * Returns whether somebody responsible for the task holds the role in a sector of the task; their role elsewhere does
 * not count.
 */
export function hasHolder(task: Pick<Task, 'sectorIds' | 'responsibleIds'>, holders: RoleHolders): boolean {
  return holders.some(
    ({ sectorId, userIds }) =>
      task.sectorIds.includes(sectorId) && userIds.some((userId) => task.responsibleIds.includes(userId)),
  );
}

/**
 * Returns the roles that the people responsible for a task hold in its sectors; empty when there are no such people or
 * roles.
 */
export function rolesOfTask(
  task: Pick<Task, 'sectorIds' | 'responsibleIds'>,
  sectors: readonly KnownSector[],
): readonly SectorRole[] {
  return SECTOR_ROLES.filter((role) => hasHolder(task, holdersOf(role, sectors)));
}
