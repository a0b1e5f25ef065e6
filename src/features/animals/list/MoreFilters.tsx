import { Group, MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { OptionalValueFilter } from '#ui/filters/OptionalValueFilter.tsx';
import { MISSING_DATA } from '../rows/animal-row.ts';
import { type AnimalFilters, SEX_FILTERS } from './animal-filters.ts';
import type { FilterChoices } from './filter-choices.ts';

/** The rarer filters: taxonomy, places, sex, and what a register lacks. */
export function MoreFilters({
  filters,
  change,
  choices,
}: {
  readonly filters: AnimalFilters;
  readonly change: (difference: Partial<AnimalFilters>) => void;
  readonly choices: FilterChoices;
}) {
  const { t } = useTranslation('animals');
  return (
    <Group role="group" aria-label={t('filters.moreLabel')} gap="sm" mb="md">
      <ChoiceFilter
        label={t('filters.order')}
        nothingFound={t('nothingFound')}
        choices={choices.order}
        value={filters.orderId}
        onChange={(orderId) => change({ orderId })}
      />
      <ChoiceFilter
        label={t('filters.family')}
        nothingFound={t('nothingFound')}
        choices={choices.family}
        value={filters.familyId}
        onChange={(familyId) => change({ familyId })}
      />
      <ChoiceFilter
        label={t('filters.enclosure')}
        nothingFound={t('nothingFound')}
        choices={choices.enclosure}
        value={filters.enclosureId}
        onChange={(enclosureId) => change({ enclosureId })}
      />
      <ChoiceFilter
        label={t('filters.group')}
        nothingFound={t('nothingFound')}
        choices={choices.group}
        value={filters.groupId}
        onChange={(groupId) => change({ groupId })}
      />
      <OptionalValueFilter
        label={t('filters.sex')}
        values={SEX_FILTERS}
        nameOf={(sex) => t(`values.sexFilter.${sex}`)}
        value={filters.sex}
        width={170}
        onChange={(sex) => change({ sex })}
      />
      <MultiSelect
        aria-label={t('filters.missing')}
        placeholder={filters.missing.length === 0 ? t('filters.missing') : ''}
        miw={240}
        maw={460}
        clearable
        data={MISSING_DATA.map((value) => ({ value, label: t(`values.missing.${value}`) }))}
        value={[...filters.missing]}
        onChange={(chosen) => change({ missing: MISSING_DATA.filter((one) => chosen.includes(one)) })}
      />
    </Group>
  );
}
