import type { TypedSector } from '#domain/sectors/check-sector.ts';
import type { SectorTeam } from '#domain/sectors/sector-team.ts';

export type { SectorTeam };

/** A new sector. */
export type NewSector = {
  readonly zooId: string;
  readonly sectorId: string;
  readonly fields: TypedSector;
  readonly team: SectorTeam;
};

/** The changed fields of a sector; an absent field stays. */
export type ChangedSector = {
  readonly sectorId: string;
  readonly fields?: Partial<TypedSector>;
  readonly team?: Partial<SectorTeam>;
};
