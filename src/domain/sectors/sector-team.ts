import type { SectorRole } from '../access/roles.ts';
import type { Sector } from './sector.ts';

/** The lists of a sector's document that name its team. */
export type SectorTeam = Pick<Sector, 'sectorKeeper' | 'managementUserIds' | 'veterinaryUserIds' | 'nutritionUserIds'>;

/** The list of a sector's document that holds the people of a role. */
export const TEAM_FIELD = {
  management: 'managementUserIds',
  veterinary: 'veterinaryUserIds',
  nutrition: 'nutritionUserIds',
  keeper: 'sectorKeeper',
} as const satisfies Record<SectorRole, keyof SectorTeam>;
