import { SECTOR_ROLES, type SectorRole } from '../access/roles.ts';
import type { Sector } from '../sectors/sector.ts';
import { type SectorTeam, TEAM_FIELD } from '../sectors/sector-team.ts';
import type { Task } from './task.ts';

/** Who holds a role, sector by sector; a sector where nobody does is not named. */
export type RoleHolders = readonly { readonly sectorId: string; readonly userIds: readonly string[] }[];

type KnownSector = SectorTeam & Pick<Sector, 'sectorId'>;

/**
 * Returns who holds a role in these sectors; none for a role that nobody has.
 * @source specification, point 6 "Sector roles": tasks can be fetched by role
 */
export function holdersOf(role: SectorRole, sectors: readonly KnownSector[]): RoleHolders {
  return sectors
    .map((sector) => ({ sectorId: sector.sectorId, userIds: sector[TEAM_FIELD[role]] }))
    .filter(({ userIds }) => userIds.length > 0);
}

/** Returns everybody who holds the role somewhere, each once. */
export function peopleOfHolders(holders: RoleHolders): readonly string[] {
  return [...new Set(holders.flatMap(({ userIds }) => userIds))];
}

/** Whether somebody responsible for the task holds the role in a sector of the task; their role elsewhere does not count. */
export function hasHolder(task: Pick<Task, 'sectorIds' | 'responsibleIds'>, holders: RoleHolders): boolean {
  return holders.some(
    ({ sectorId, userIds }) =>
      task.sectorIds.includes(sectorId) && userIds.some((userId) => task.responsibleIds.includes(userId)),
  );
}

/** Returns the roles that those responsible for a task hold in its sectors; none where nobody is, or holds one. */
export function rolesOfTask(
  task: Pick<Task, 'sectorIds' | 'responsibleIds'>,
  sectors: readonly KnownSector[],
): readonly SectorRole[] {
  return SECTOR_ROLES.filter((role) => hasHolder(task, holdersOf(role, sectors)));
}
