import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { ListFilterBar } from '#ui/filters/ListFilterBar.tsx';
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
    <ListFilterBar
      state={state}
      summary={summary}
      texts={{
        label: t('automations:filters.label'),
        search: t('automations:filters.search'),
        clearSearch: t('automations:filters.clearSearch'),
        reset: t('automations:filters.reset'),
      }}
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
    </ListFilterBar>
  );
}
