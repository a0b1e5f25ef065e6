import type { TypedSector } from '#domain/sectors/check-sector.ts';
import type { SectorTeam } from '#domain/sectors/sector-team.ts';

export type { SectorTeam };

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
  readonly fields?: Partial<TypedSector>;
  readonly team?: Partial<SectorTeam>;
};
