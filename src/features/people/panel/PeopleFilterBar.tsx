import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/access/roles.ts';
import { ACCOUNT_STATUSES } from '#domain/people/account-status.ts';
import { countByStatus, NO_PEOPLE_FILTER, type PeopleFilter } from '#domain/people/people-filter.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { User } from '#domain/users/user.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';

/** Search, role, state and sector; each state says how many there are. */
export function PeopleFilterBar({
  filter,
  onChange,
  people,
  sectors,
  summary,
}: {
  readonly filter: PeopleFilter;
  readonly onChange: (change: Partial<PeopleFilter>) => void;
  readonly people: readonly User[];
  readonly sectors: readonly Sector[];
  readonly summary: string;
}) {
  const { t } = useTranslation(['people', 'access']);
  const counts = countByStatus(people);
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(NO_PEOPLE_FILTER);
  const statuses = [
    { value: 'present', label: t('people:filters.present', { number: people.length - counts.deleted }) },
    ...ACCOUNT_STATUSES.map((status) => ({
      value: status,
      label: t('people:filters.statusCount', { status: t(`access:values.status.${status}`), number: counts[status] }),
    })),
  ];
  return (
    <FilterBar
      label={t('people:filters.label')}
      summary={summary}
      clearLabel={t('people:filters.reset')}
      {...(isFiltered ? { onClear: () => onChange(NO_PEOPLE_FILTER) } : {})}
    >
      <SearchField
        label={t('people:filters.search')}
        placeholder={t('people:filters.search')}
        clearLabel={t('people:filters.clearSearch')}
        value={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        aria-label={t('people:filters.status')}
        w={260}
        allowDeselect={false}
        data={statuses}
        value={filter.status}
        onChange={(value) => onChange({ status: ACCOUNT_STATUSES.find((one) => one === value) ?? 'present' })}
      />
      <Select
        aria-label={t('people:filters.role')}
        placeholder={t('people:filters.allRoles')}
        w={200}
        clearable
        data={ROLES.map((role) => ({ value: role, label: t(`access:values.role.${role}`) }))}
        value={filter.role}
        onChange={(value) => onChange({ role: ROLES.find((one) => one === value) ?? null })}
      />
      {sectors.length > 0 && (
        <Select
          aria-label={t('people:filters.sector')}
          placeholder={t('people:filters.allSectors')}
          w={200}
          clearable
          searchable
          data={sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
          value={filter.sectorId}
          onChange={(sectorId) => onChange({ sectorId })}
        />
      )}
    </FilterBar>
  );
}
