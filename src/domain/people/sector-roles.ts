import { SECTOR_ROLES, type SectorRole } from '../access/roles.ts';
import { sectorRolesOf } from '../access/actor.ts';
import type { Sector } from '../sectors/sector.ts';

/** The roles of a person in one sector, at least one. */
export type RolesInSector = { readonly sectorId: string; readonly roles: readonly SectorRole[] };

/**
 * Returns the person's roles sector by sector, as the sectors' documents list them; sectors without a role are absent.
 */
export function rolesBySector(userId: string, sectors: readonly Sector[]): readonly RolesInSector[] {
  const held = sectorRolesOf(userId, sectors);
  return sectors
    .map(({ sectorId }) => ({ sectorId, roles: SECTOR_ROLES.filter((role) => held[role].includes(sectorId)) }))
    .filter(({ roles }) => roles.length > 0);
}

/** Returns the list with a role given in a sector, or taken when it was held; in the order of the sectors' ids. */
export function toggledRole(
  held: readonly RolesInSector[],
  sectorId: string,
  role: SectorRole,
): readonly RolesInSector[] {
  const before = held.find((one) => one.sectorId === sectorId)?.roles ?? [];
  const after = SECTOR_ROLES.filter((one) => (one === role ? !before.includes(one) : before.includes(one)));
  const others = held.filter((one) => one.sectorId !== sectorId);
  return inSectorOrder(after.length === 0 ? others : [...others, { sectorId, roles: after }]);
}

/** Returns the list in the order of the sectors' ids: the same roles are then the same list. */
export function inSectorOrder(held: readonly RolesInSector[]): readonly RolesInSector[] {
  return held.toSorted((one, other) => (one.sectorId < other.sectorId ? -1 : 1));
}
