import { Group, MultiSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MISSING_DATA } from '../rows/animal-row.ts';
import { type AnimalFilters, SEX_FILTERS } from './animal-filters.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
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
        choices={choices.order}
        value={filters.orderId}
        onChange={(orderId) => change({ orderId })}
      />
      <ChoiceFilter
        label={t('filters.family')}
        choices={choices.family}
        value={filters.familyId}
        onChange={(familyId) => change({ familyId })}
      />
      <ChoiceFilter
        label={t('filters.enclosure')}
        choices={choices.enclosure}
        value={filters.enclosureId}
        onChange={(enclosureId) => change({ enclosureId })}
      />
      <ChoiceFilter
        label={t('filters.group')}
        choices={choices.group}
        value={filters.groupId}
        onChange={(groupId) => change({ groupId })}
      />
      <Select
        aria-label={t('filters.sex')}
        placeholder={t('filters.sex')}
        w={170}
        clearable
        data={SEX_FILTERS.map((value) => ({ value, label: t(`values.sexFilter.${value}`) }))}
        value={filters.sex}
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
