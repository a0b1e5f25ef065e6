import { useTranslation } from 'react-i18next';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { TIMELINE_FILTERS } from './timeline-filters.ts';
import type { TimelineNames } from './useTimelineNames.ts';

/** The filters of the timeline: kind, sector, animal, person and period. */
export function useTimelineFilters(names: TimelineNames) {
  const { t } = useTranslation(['timeline', 'words']);
  const choices = (pairs: readonly (readonly [string, string])[]) => pairs.map(([value, label]) => ({ value, label }));
  const ownFirst = useOwnSectorsFirst();
  const from = t('words:from');
  const until = t('filters.until');
  return useRecordFilters(TIMELINE_FILTERS, {
    kinds: {
      label: t('filters.kinds'),
      all: t('words:allTypes'),
      nameOf: (kind) => t(`values.kind.${kind}`),
      width: 210,
      isMore: true,
    },
    sectorId: {
      label: t('words:sector'),
      all: t('words:allSectors'),
      choices: ownFirst(names.sectors),
      width: 210,
    },
    animalId: {
      label: t('words:animal'),
      all: t('filters.allAnimals'),
      choices: choices(names.animals),
      width: 210,
    },
    personId: {
      label: t('filters.person'),
      all: t('words:everybody'),
      choices: choices(names.people),
      valueText: names.personName,
      width: 210,
    },
    period: { label: from, texts: { from, until }, isMore: true },
  });
}
