import { SECTOR_ROLES, type SectorRole } from '#domain/access/roles.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Sector } from '#domain/sectors/sector.ts';

export type OwnSector = { readonly sector: Sector; readonly roles: readonly SectorRole[] };

/** Returns the sectors in which the person has a role, in the order of the list, with their roles. */
export function ownSectors(actor: Pick<Actor, 'sectors'>, sectors: readonly Sector[]): OwnSector[] {
  return sectors
    .map((sector) => ({ sector, roles: SECTOR_ROLES.filter((role) => actor.sectors[role].includes(sector.sectorId)) }))
    .filter(({ roles }) => roles.length > 0);
}
