import { useState } from 'react';
import type { SectorTeam } from '#data/sectors/sector-changes.ts';
import type { TypedSector } from '#domain/sectors/check-sector.ts';
import { DEFAULT_SECTOR_COLOR } from '#domain/sectors/sector.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { NOBODY, peopleOf } from '../sector-team.ts';

/** A sector that a person is setting up. */
export type SectorDraft = { readonly step: number; readonly fields: TypedSector; readonly team: SectorTeam };

const NEW: SectorDraft = { step: 0, fields: { sectorName: '', sectorColor: DEFAULT_SECTOR_COLOR }, team: NOBODY };

/** Returns whether the draft holds anything that the person would miss. */
function isStarted({ fields, team }: SectorDraft): boolean {
  return fields.sectorName.trim() !== '' || fields.sectorColor !== DEFAULT_SECTOR_COLOR || peopleOf(team).length > 0;
}

/** Returns the draft of a new sector of an establishment; it survives a reload of this tab. */
export function useSectorDraft(zooId: string) {
  const name = `sector.${zooId}`;
  const [draft, setDraft] = useState<SectorDraft>(() => ({
    ...NEW,
    ...(readDraft(name) as Partial<SectorDraft> | null),
  }));
  return {
    draft,
    isStarted: isStarted(draft),
    change: (difference: Partial<SectorDraft>) =>
      setDraft((now) => {
        const next = { ...now, ...difference };
        keepDraft(name, next);
        return next;
      }),
    forget: () => forgetDraft(name),
  };
}
