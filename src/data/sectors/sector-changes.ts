import type { TypedSector } from '#domain/sectors/check-sector.ts';
import type { Sector } from '#domain/sectors/sector.ts';

/** Who works in a sector, as its four lists say. */
export type SectorTeam = Pick<Sector, 'sectorKeeper' | 'managementUserIds' | 'veterinaryUserIds' | 'nutritionUserIds'>;

/** A sector that is to be. */
export type NewSector = {
  readonly zooId: string;
  readonly sectorId: string;
  readonly fields: TypedSector;
  readonly team: SectorTeam;
};

/** What is changed of a sector; what is absent stays. */
export type ChangedSector = {
  readonly sectorId: string;
  readonly fields?: TypedSector;
  readonly team?: Partial<SectorTeam>;
};
