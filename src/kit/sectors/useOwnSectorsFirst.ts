import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ownSectorIds } from '#domain/access/actor.ts';
import { ownFirst } from '#domain/sectors/own-first.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useActor } from '#state/session/use-session.ts';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';

type Named = Pick<Sector, 'sectorId' | 'sectorName'>;

/**
 * Returns a function that makes choices of sectors: the person's own come first, under a heading. Where all are theirs, or
 * none is, there is nothing to part.
 */
export function useOwnSectorsFirst(): (sectors: readonly Named[]) => readonly Choice[] {
  const { t } = useTranslation('words');
  const actor = useActor();
  return useCallback(
    (sectors) => {
      const { own, others } = ownFirst(sectors, ownSectorIds(actor));
      const choicesOf = (part: readonly Named[], group: string | null): Choice[] =>
        part.map(({ sectorId, sectorName }) => ({
          ...{ value: sectorId, label: sectorName },
          ...(group === null ? {} : { group }),
        }));
      if (own.length === 0 || others.length === 0) return choicesOf(sectors, null);
      return [...choicesOf(own, t('ownSectors')), ...choicesOf(others, t('otherSectors'))];
    },
    [actor, t],
  );
}
