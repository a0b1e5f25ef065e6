import { Button, Select } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { DUE_FILTERS } from '#domain/tasks/task-filter.ts';
import { TASK_GROUPINGS } from '#domain/tasks/task-groups.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { moreFiltersSet } from './more-filters.ts';
import { MoreTaskFilters } from './MoreTaskFilters.tsx';
import { TASK_STATUS_FILTERS } from './task-filters.ts';
import { TaskViews } from './TaskViews.tsx';
import type { useTaskFilters } from './useTaskFilters.ts';

/** Search, status, due time, sector, person, how they are put together, the views, and what is asked for less often behind a button. */
export function TaskFilterBar({
  state,
  sectors,
  summary,
}: {
  readonly state: ReturnType<typeof useTaskFilters>;
  readonly sectors: readonly Sector[];
  readonly summary: string;
}) {
  const { t } = useTranslation(['tasks', 'task-details']);
  const actor = useActor();
  const { userId, zooId } = actor;
  const { data: colleagues = [] } = useColleaguesQuery(zooId);
  const { filters, change, isFiltered, clear } = state;
  const { number } = useFormat();
  const moreId = useId();
  const moreSet = moreFiltersSet(filters, actor);
  // What an address asks for is seen from the start.
  const [isMoreOpen, setMoreOpen] = useState(moreSet > 0);
  const Chevron = isMoreOpen ? IconChevronUp : IconChevronDown;
  return (
    <FilterBar
      label={t('tasks:filters.label')}
      summary={summary}
      clearLabel={t('tasks:filters.reset')}
      {...(isFiltered ? { onClear: clear } : {})}
    >
      <SearchField
        label={t('tasks:filters.search')}
        placeholder={t('tasks:filters.search')}
        clearLabel={t('tasks:filters.clearSearch')}
        value={filters.search}
        onSearch={(search) => change({ search })}
      />
      <Select
        aria-label={t('tasks:filters.status')}
        w={210}
        allowDeselect={false}
        data={TASK_STATUS_FILTERS.map((value) => ({ value, label: t(`tasks:values.statusFilter.${value}`) }))}
        value={filters.status}
        onChange={(status) => status !== null && change({ status })}
      />
      <Select
        aria-label={t('tasks:filters.due')}
        w={250}
        allowDeselect={false}
        data={DUE_FILTERS.map((value) => ({ value, label: t(`tasks:values.dueFilter.${value}`) }))}
        value={filters.due}
        onChange={(due) => due !== null && change({ due })}
      />
      <Select
        aria-label={t('tasks:filters.sector')}
        placeholder={t('tasks:filters.allSectors')}
        w={210}
        clearable
        searchable
        data={sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
        value={filters.sectorId}
        onChange={(sectorId) => change({ sectorId })}
      />
      <Select
        aria-label={t('task-details:filters.person')}
        w={210}
        searchable
        allowDeselect={false}
        data={[
          { value: 'all', label: t('task-details:filters.everyone') },
          { value: 'me', label: t('task-details:filters.me') },
          { value: 'nobody', label: t('task-details:filters.nobody') },
          ...colleagues
            .filter((person) => person.userId !== userId)
            .map((person) => ({ value: person.userId, label: displayName(person) })),
        ]}
        value={filters.person}
        onChange={(person) => person !== null && change({ person })}
      />
      <Select
        aria-label={t('task-details:grouping.label')}
        w={230}
        allowDeselect={false}
        data={TASK_GROUPINGS.map((value) => ({ value, label: t(`task-details:values.grouping.${value}`) }))}
        value={filters.grouping}
        onChange={(grouping) => grouping !== null && change({ grouping })}
      />
      <Button
        variant="default"
        mih={44}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        rightSection={<Chevron size={16} aria-hidden />}
        aria-expanded={isMoreOpen}
        aria-controls={moreId}
        onClick={() => setMoreOpen(!isMoreOpen)}
      >
        {moreSet === 0
          ? t('task-details:filters.more')
          : t('task-details:filters.moreActive', { number: number(moreSet) })}
      </Button>
      <TaskViews filters={filters} onChoose={(chosen) => change(chosen)} />
      {isMoreOpen && <MoreTaskFilters id={moreId} state={state} />}
    </FilterBar>
  );
}
