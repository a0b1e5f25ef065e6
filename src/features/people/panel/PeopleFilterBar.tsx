import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/access/roles.ts';
import { ACCOUNT_STATUSES } from '#domain/people/account-status.ts';
import { countByStatus, type PeopleFilter } from '#domain/people/people-filter.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { User } from '#domain/users/user.ts';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { OptionalValueFilter } from '#ui/filters/OptionalValueFilter.tsx';
import type { AddressFilters } from '#ui/filters/useAddressFilters.ts';
import { ValueFilter } from '#ui/filters/ValueFilter.tsx';

const STATUS_FILTERS = ['present', ...ACCOUNT_STATUSES] as const;

/** Search, role, state and sector; each state says how many there are. */
export function PeopleFilterBar({
  state,
  people,
  sectors,
  summary,
}: {
  readonly state: AddressFilters<PeopleFilter>;
  readonly people: readonly User[];
  readonly sectors: readonly Sector[];
  readonly summary: string;
}) {
  const { t } = useTranslation(['people', 'access', 'lists']);
  const { filters, change } = state;
  const counts = countByStatus(people);
  const names: Readonly<Record<string, string>> = {
    present: t('people:filters.present', { number: people.length - counts.deleted }),
    ...Object.fromEntries(
      ACCOUNT_STATUSES.map((status) => [
        status,
        t('people:filters.statusCount', { status: t(`access:values.status.${status}`), number: counts[status] }),
      ]),
    ),
  };
  return (
    <ListFilters
      state={state}
      summary={summary}
      label={t('people:filters.label')}
      searchLabel={t('people:filters.search')}
    >
      <ValueFilter
        label={t('people:filters.status')}
        values={STATUS_FILTERS}
        nameOf={(status) => names[status] ?? status}
        value={filters.status}
        width={300}
        onChange={(status) => change({ status })}
      />
      <OptionalValueFilter
        label={t('people:filters.role')}
        all={t('people:filters.allRoles')}
        values={ROLES}
        nameOf={(role) => t(`access:values.role.${role}`)}
        value={filters.role}
        width={200}
        onChange={(role) => change({ role })}
      />
      {sectors.length > 0 && (
        <ChoiceFilter
          label={t('people:filters.sector')}
          all={t('people:filters.allSectors')}
          nothingFound={t('lists:filters.noneTitle')}
          choices={sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
          value={filters.sectorId}
          onChange={(sectorId) => change({ sectorId })}
        />
      )}
    </ListFilters>
  );
}
