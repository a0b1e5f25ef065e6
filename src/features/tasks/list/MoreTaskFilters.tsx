import { Group, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SECTOR_ROLES } from '#domain/access/roles.ts';
import { TASK_TYPES } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { endsBeforeItBegins } from '#domain/time/typed-period.ts';
import { useActor } from '#state/session/use-session.ts';
import { OptionalValueFilter } from '#ui/filters/OptionalValueFilter.tsx';
import { PeriodFilter } from '#ui/filters/PeriodFilter.tsx';
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
  const { t } = useTranslation(['tasks', 'task-details', 'words']);
  const actor = useActor();
  const isBackwards = endsBeforeItBegins(filters, ZONE);
  return (
    <Group id={id} gap="sm" align="start" w="100%">
      <PeriodFilter
        from={filters.from}
        until={filters.until}
        texts={{
          from: t('task-details:filters.dueFrom'),
          fromShort: t('words:from'),
          until: t('task-details:filters.dueUntil'),
          untilShort: t('task-details:filters.untilShort'),
        }}
        error={isBackwards ? t('words:endBeforeBeginning') : null}
        onChange={change}
      />
      <OptionalValueFilter
        label={t('task-details:filters.role')}
        all={t('task-details:filters.allRoles')}
        values={SECTOR_ROLES}
        nameOf={(role) => t(`task-details:values.role.${role}`)}
        value={filters.role}
        width={210}
        onChange={(role) => change({ role })}
      />
      <OptionalValueFilter
        label={t('task-details:filters.type')}
        all={t('words:allTypes')}
        values={TASK_TYPES}
        nameOf={(type) => t(`tasks:values.type.${type}`)}
        value={filters.type}
        width={190}
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
