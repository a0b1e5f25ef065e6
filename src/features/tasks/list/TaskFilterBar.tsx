import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { SECTOR_ROLES } from '#domain/access/roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { DUE_FILTERS } from '#domain/tasks/task-filter.ts';
import { TASK_GROUPINGS } from '#domain/tasks/task-groups.ts';
import { TASK_TYPES } from '#domain/tasks/task.ts';
import { displayName } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { chosenLater, leavesLaterOut, mayChooseLater } from './later-tasks.ts';
import { TASK_STATUS_FILTERS } from './task-filters.ts';
import { TaskViews } from './TaskViews.tsx';
import type { useTaskFilters } from './useTaskFilters.ts';

/** Search, status, due time, sector, person, their role, kind of task, whether what does not show yet is listed, how they are put together, and the views. */
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
        aria-label={t('task-details:filters.role')}
        placeholder={t('task-details:filters.allRoles')}
        w={210}
        clearable
        data={SECTOR_ROLES.map((value) => ({ value, label: t(`task-details:values.role.${value}`) }))}
        value={filters.role}
        onChange={(role) => change({ role })}
      />
      <Select
        aria-label={t('task-details:filters.type')}
        placeholder={t('task-details:filters.allTypes')}
        w={190}
        clearable
        data={TASK_TYPES.map((value) => ({ value, label: t(`tasks:values.type.${value}`) }))}
        value={filters.type}
        onChange={(type) => change({ type })}
      />
      {mayChooseLater(filters) && (
        <Switch
          size="md"
          mih={44}
          styles={{ body: { alignItems: 'center', minHeight: 44 } }}
          label={t('task-details:filters.later')}
          checked={!leavesLaterOut(filters, actor)}
          onChange={(event) => change({ later: chosenLater(event.currentTarget.checked, actor) })}
        />
      )}
      <Select
        aria-label={t('task-details:grouping.label')}
        w={230}
        allowDeselect={false}
        data={TASK_GROUPINGS.map((value) => ({ value, label: t(`task-details:values.grouping.${value}`) }))}
        value={filters.grouping}
        onChange={(grouping) => grouping !== null && change({ grouping })}
      />
      <TaskViews filters={filters} onChoose={(chosen) => change(chosen)} />
    </FilterBar>
  );
}
