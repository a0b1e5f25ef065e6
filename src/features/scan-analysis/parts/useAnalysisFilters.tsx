import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { ANALYSIS_FILTERS, type Hours, WHOLE } from '../analysis-filters.ts';
import { HoursFilter } from './HoursFilter.tsx';
import { type FilterChoices, useSessionFilterWords } from './useSessionFilterWords.tsx';
import { WholeNumberFilter } from './WholeNumberFilter.tsx';

/** Binds the filters of the analyses to the address and to their controls. */
export function useAnalysisFilters(choices: FilterChoices) {
  const { t } = useTranslation(['analyses', 'words']);
  const { number } = useFormat();
  const wholeOf = (label: string, name: keyof typeof WHOLE) => ({
    label,
    valueText: (value: number) => (value === WHOLE[name].none ? '' : number(value)),
    isMore: true,
    control: (value: number, change: (value: number) => void) => (
      <WholeNumberFilter label={label} range={WHOLE[name]} value={value} onChange={change} />
    ),
  });
  return useRecordFilters(ANALYSIS_FILTERS, {
    ...useSessionFilterWords(choices),
    hours: {
      label: t('filters.hours'),
      valueText: (hours: Hours) => (hours === null ? '' : t('filters.hoursText', hours)),
      isMore: true,
      control: (hours: Hours, change: (hours: Hours) => void) => <HoursFilter value={hours} onChange={change} />,
    },
    minObservations: wholeOf(t('filters.minObservations'), 'minObservations'),
    minInteractions: wholeOf(t('filters.minInteractions'), 'minInteractions'),
    most: wholeOf(t('filters.limit'), 'most'),
    isWhole: { label: t('filters.whole'), isMore: true },
  });
}
