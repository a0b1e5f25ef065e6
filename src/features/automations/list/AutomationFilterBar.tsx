import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { ValueFilter } from '#ui/filters/ValueFilter.tsx';
import { AUTOMATION_STATUS_FILTERS } from './automation-filters.ts';
import type { useAutomationFilters } from './useAutomationFilters.ts';

/** Search, state and sector. */
export function AutomationFilterBar({
  state,
  sectors,
  summary,
}: {
  readonly state: ReturnType<typeof useAutomationFilters>;
  readonly sectors: readonly Sector[];
  readonly summary: string;
}) {
  const { t } = useTranslation(['automations', 'lists']);
  const { filters, change } = state;
  return (
    <ListFilters
      state={state}
      summary={summary}
      label={t('automations:filters.label')}
      searchLabel={t('automations:filters.search')}
    >
      <ValueFilter
        label={t('automations:columns.status')}
        values={AUTOMATION_STATUS_FILTERS}
        nameOf={(status) => t(`automations:values.statusFilter.${status}`)}
        value={filters.status}
        width={230}
        onChange={(status) => change({ status })}
      />
      <ChoiceFilter
        label={t('automations:columns.sector')}
        all={t('automations:filters.allSectors')}
        nothingFound={t('lists:filters.noneTitle')}
        choices={sectors.map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName }))}
        value={filters.sectorId}
        width={210}
        onChange={(sectorId) => change({ sectorId })}
      />
    </ListFilters>
  );
}
