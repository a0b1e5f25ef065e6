import { type FormEvent, useState } from 'react';
import type { SectorTeam } from '#data/sectors/sector-changes.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useSaveSector } from '../useSaveSector.ts';

/** A sector's team as it is being changed; a list nobody has touched follows the sector. */
export function useTeamForm(sector: Sector) {
  const [touched, setTouched] = useState<Partial<SectorTeam>>({});
  const { save, forgive, ...saving } = useSaveSector('team');
  return {
    ...saving,
    team: { ...sector, ...touched } satisfies SectorTeam,
    isChanged: Object.entries(touched).some(
      ([field, userIds]) => userIds.join() !== sector[field as keyof SectorTeam].join(),
    ),
    edit: (difference: Partial<SectorTeam>) => setTouched((now) => ({ ...now, ...difference })),
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (await save({ sectorId: sector.sectorId, team: touched })) setTouched({});
    },
    giveUp: () => {
      setTouched({});
      forgive();
    },
  };
}
