import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';
import { ANALYSIS_FILTERS, type Hours, WHOLE } from '../analysis-filters.ts';
import { HoursFilter } from './HoursFilter.tsx';
import { WholeNumberFilter } from './WholeNumberFilter.tsx';

/** The things that filters choose among. */
export type FilterChoices = Readonly<Record<'enclosures' | 'animals' | 'behaviours' | 'observers', readonly Choice[]>>;

/** Binds the filters of the analyses to the address and to their controls. */
export function useAnalysisFilters(choices: FilterChoices) {
  const { t } = useTranslation(['analyses', 'words']);
  const { number, list } = useFormat();
  const someOf = (label: string, among: readonly Choice[]) => ({
    label,
    valueText: (ids: readonly string[]) =>
      list(ids.flatMap((id) => among.find(({ value }) => value === id)?.label ?? [])),
    isMore: true,
    control: (ids: readonly string[], choose: (ids: readonly string[]) => void) => (
      <SearchMultiSelect
        label={label}
        placeholder={ids.length === 0 ? t('filters.all') : ''}
        data={[...among]}
        value={[...ids]}
        clearable
        hidePickedOptions
        nothingFoundMessage={t('words:noResult')}
        onChange={choose}
      />
    ),
  });
  const wholeOf = (label: string, name: keyof typeof WHOLE) => ({
    label,
    valueText: (value: number) => (value === WHOLE[name].none ? '' : number(value)),
    isMore: true,
    control: (value: number, change: (value: number) => void) => (
      <WholeNumberFilter label={label} range={WHOLE[name]} value={value} onChange={change} />
    ),
  });
  return useRecordFilters(ANALYSIS_FILTERS, {
    enclosureId: {
      label: t('words:enclosure'),
      all: t('words:allEnclosures'),
      choices: choices.enclosures,
      width: 220,
      isHidden: choices.enclosures.length < 2,
    },
    period: { label: t('words:from'), texts: { from: t('words:from'), until: t('filters.until') }, isMore: true },
    animalIds: someOf(t('words:animals'), choices.animals),
    codes: someOf(t('filters.behaviours'), choices.behaviours),
    observerIds: someOf(t('filters.observers'), choices.observers),
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
