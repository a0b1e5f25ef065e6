import { SegmentedControl, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { GALLERY_VIEWS, type GalleryFilters, NO_PLACE } from './gallery-filters.ts';
import type { useSubjectNames } from './useSubjectNames.ts';

type Choices = Pick<ReturnType<typeof useSubjectNames>, 'animals' | 'enclosures' | 'sectors'>;

/** By day or by photo, and whose photos: one place at a time. */
export function GalleryFilterBar({
  filters,
  choices,
  summary,
  onChange,
}: {
  readonly filters: GalleryFilters;
  readonly choices: Choices;
  readonly summary: string;
  readonly onChange: (filters: GalleryFilters) => void;
}) {
  const { t } = useTranslation(['gallery', 'words']);
  const isFiltered = filters.animal !== null || filters.enclosure !== null || filters.sector !== null;
  const places = [
    ['sector', choices.sectors],
    ['enclosure', choices.enclosures],
    ['animal', choices.animals],
  ] as const;
  return (
    <FilterBar
      label={t('filters.label')}
      summary={summary}
      clearLabel={t('filters.reset')}
      {...(isFiltered ? { onClear: () => onChange({ ...filters, ...NO_PLACE }) } : {})}
    >
      <SegmentedControl
        aria-label={t('words:layout')}
        data={GALLERY_VIEWS.map((value) => ({ value, label: t(`filters.views.${value}`) }))}
        value={filters.view}
        onChange={(view) => onChange({ ...filters, view })}
      />
      {places.map(([name, data]) => (
        <Select
          key={name}
          aria-label={t(`values.place.${name}`)}
          placeholder={t(`values.place.${name}`)}
          w={220}
          searchable
          clearable
          limit={50}
          nothingFoundMessage={t('words:noResult')}
          data={data}
          value={filters[name]}
          onChange={(value) => onChange({ ...filters, ...NO_PLACE, [name]: value })}
        />
      ))}
    </FilterBar>
  );
}
