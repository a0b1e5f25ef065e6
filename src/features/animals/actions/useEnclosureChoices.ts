import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { mayChangeAnimal } from './animal-rights.ts';

type Choice = { readonly value: string; readonly label: string };

/**
 * Returns the enclosures into which this person may put an animal, by sector; `keep` names one that is offered in any
 * case.
 */
export function useEnclosureChoices(keep: string | null = null): { group: string; items: Choice[] }[] {
  const { t } = useTranslation(['animals', 'words']);
  const { actor, sectors } = useReadySession();
  const { data } = useEnclosuresQuery(actor.zooId);
  return useMemo(() => {
    const offered = (data?.enclosures ?? []).filter(
      ({ enclosureId, isArchived, linkedSectorId }) =>
        enclosureId === keep || (!isArchived && mayChangeAnimal(actor, 'animal.edit', linkedSectorId)),
    );
    const of = (sectorId: string | null) =>
      offered
        .filter(({ linkedSectorId }) => linkedSectorId === sectorId)
        .map(({ enclosureId, enclosureName }) => ({ value: enclosureId, label: enclosureName }));
    const known = new Set(sectors.map(({ sectorId }) => sectorId));
    const loose = offered.filter(({ linkedSectorId }) => linkedSectorId === null || !known.has(linkedSectorId));
    return [
      ...sectors.map(({ sectorId, sectorName }) => ({ group: sectorName, items: of(sectorId) })),
      {
        group: t('words:withoutSector'),
        items: loose.map(({ enclosureId, enclosureName }) => ({ value: enclosureId, label: enclosureName })),
      },
    ].filter(({ items }) => items.length > 0);
  }, [data, sectors, actor, keep, t]);
}
