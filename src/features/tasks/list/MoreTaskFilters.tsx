import { Group, Select, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SECTOR_ROLES } from '#domain/access/roles.ts';
import { endsBeforeItBegins } from '#domain/tasks/task-filter-period.ts';
import { TASK_TYPES } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useActor } from '#state/session/use-session.ts';
import { chosenLater, leavesLaterOut, mayChooseLater } from './later-tasks.ts';
import type { useTaskFilters } from './useTaskFilters.ts';

/** The filters that are asked for less often: the period of the due times, sector role, kind of task, and what does not show yet. */
export function MoreTaskFilters({
  id,
  state: { filters, change },
}: {
  readonly id: string;
  readonly state: ReturnType<typeof useTaskFilters>;
}) {
  const { t } = useTranslation(['tasks', 'task-details']);
  const actor = useActor();
  const isBackwards = endsBeforeItBegins(filters, ZONE);
  return (
    <Group id={id} gap="sm" align="start" w="100%">
      <TextInput
        type={fieldOf(filters.from)}
        aria-label={t('task-details:filters.dueFrom')}
        leftSection={t('task-details:filters.fromShort')}
        leftSectionWidth={64}
        w={widthOf(filters.from)}
        value={filters.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        type={fieldOf(filters.until)}
        aria-label={t('task-details:filters.dueUntil')}
        leftSection={t('task-details:filters.untilShort')}
        leftSectionWidth={64}
        w={widthOf(filters.until)}
        error={isBackwards ? t('task-details:filters.backwards') : null}
        value={filters.until}
        onChange={(event) => change({ until: event.currentTarget.value })}
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
    </Group>
  );
}

/** A bound within a day, as the figures of a sector name it, is shown with its time. */
function fieldOf(bound: string): 'date' | 'datetime-local' {
  return bound.includes('T') ? 'datetime-local' : 'date';
}

function widthOf(bound: string): number {
  return bound.includes('T') ? 280 : 220;
}
