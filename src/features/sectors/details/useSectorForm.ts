import { type FormEvent, useState } from 'react';
import type { TypedSector } from '#domain/sectors/check-sector.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useCheckedFields } from '../useCheckedFields.ts';
import { useSaveSector } from '../useSaveSector.ts';

/** Name and colour of a sector as they are being changed; what nobody has touched follows the sector. */
export function useSectorForm({ sectorId, sectorName, sectorColor }: Sector) {
  const [touched, setTouched] = useState<Partial<TypedSector>>({});
  const { save, forgive: forgiveServer, ...saving } = useSaveSector('saved');
  const typed: TypedSector = { sectorName, sectorColor, ...touched };
  const { tidy, errors, isWrong, tell, forgive } = useCheckedFields(typed);
  const begin = () => {
    setTouched({});
    forgive();
  };
  return {
    ...saving,
    typed,
    errors,
    isChanged: tidy.sectorName !== sectorName || tidy.sectorColor !== sectorColor,
    edit: (difference: Partial<TypedSector>) => setTouched((now) => ({ ...now, ...difference })),
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isWrong) return tell(event.currentTarget);
      if (await save({ sectorId, fields: tidy })) begin();
      return undefined;
    },
    giveUp: () => {
      begin();
      forgiveServer();
    },
  };
}
