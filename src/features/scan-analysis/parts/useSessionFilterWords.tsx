import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';

/** The things that filters choose among. */
export type FilterChoices = Readonly<Record<'enclosures' | 'animals' | 'behaviours' | 'observers', readonly Choice[]>>;

/** Returns the words and controls of the filters of sessions: enclosure, period, animals, behaviours, observers. */
export function useSessionFilterWords(choices: FilterChoices) {
  const { t } = useTranslation(['analyses', 'words']);
  const { list } = useFormat();
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
  return {
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
  };
}
