import { Button, Select } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { DUE_FILTERS } from '#domain/tasks/task-filter.ts';
import { TASK_GROUPINGS } from '#domain/tasks/task-groups.ts';
import { displayName } from '#domain/users/user.ts';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { ValueFilter } from '#ui/filters/ValueFilter.tsx';
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
  const { t } = useTranslation(['tasks', 'task-details', 'lists', 'words']);
  const actor = useActor();
  const { userId, zooId } = actor;
  const { data: colleagues = [] } = useColleaguesQuery(zooId);
  const { filters, change } = state;
  const { number } = useFormat();
  const moreId = useId();
  const moreSet = moreFiltersSet(filters, actor);
  // What an address asks for is seen from the start.
  const [isMoreOpen, setMoreOpen] = useState(moreSet > 0);
  const Chevron = isMoreOpen ? IconChevronUp : IconChevronDown;
  return (
    <ListFilters
      state={state}
      summary={summary}
      label={t('tasks:filters.label')}
      searchLabel={t('tasks:filters.search')}
    >
      <ValueFilter
        label={t('words:status')}
        values={TASK_STATUS_FILTERS}
        nameOf={(status) => t(`tasks:values.statusFilter.${status}`)}
        value={filters.status}
        width={240}
        onChange={(status) => change({ status })}
      />
      <ValueFilter
        label={t('tasks:filters.due')}
        values={DUE_FILTERS}
        nameOf={(due) => t(`tasks:values.dueFilter.${due}`)}
        value={filters.due}
        width={320}
        onChange={(due) => change({ due })}
      />
      <ChoiceFilter
        label={t('words:sector')}
        all={t('words:allSectors')}
        nothingFound={t('words:noResult')}
        choices={sectors.map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName }))}
        value={filters.sectorId}
        width={210}
        onChange={(sectorId) => change({ sectorId })}
      />
      <Select
        aria-label={t('task-details:filters.person')}
        w={210}
        searchable
        allowDeselect={false}
        data={[
          { value: 'all', label: t('words:everybody') },
          { value: 'me', label: t('task-details:filters.me') },
          { value: 'nobody', label: t('task-details:filters.nobody') },
          ...colleagues
            .filter((person) => person.userId !== userId)
            .map((person) => ({ value: person.userId, label: displayName(person) })),
        ]}
        value={filters.person}
        onChange={(person) => person !== null && change({ person })}
      />
      <ValueFilter
        label={t('task-details:grouping.label')}
        values={TASK_GROUPINGS}
        nameOf={(grouping) => t(`task-details:values.grouping.${grouping}`)}
        value={filters.grouping}
        width={260}
        onChange={(grouping) => change({ grouping })}
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
        {moreSet === 0 ? t('words:moreFilters') : t('task-details:filters.moreActive', { number: number(moreSet) })}
      </Button>
      <TaskViews filters={filters} onChoose={(chosen) => change(chosen)} />
      {isMoreOpen && <MoreTaskFilters id={moreId} state={state} />}
    </ListFilters>
  );
}
