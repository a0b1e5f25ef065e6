import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { displayName } from '#domain/users/user.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { useBoundName } from '#i18n/useBoundName.ts';
import { useActor } from '#state/session/use-session.ts';
import { leavesLaterOut, mayChooseLater } from './later-tasks.ts';
import type { TaskFilters } from './task-filters.ts';

/** What the file of a task list says of its filters. */
export function useTaskFacts(filters: TaskFilters, sectors: readonly Sector[]): readonly ExportFact[] {
  const { t } = useTranslation(['tasks', 'task-details', 'words']);
  const actor = useActor();
  const personName = usePersonName();
  const boundName = useBoundName();
  const sector = sectors.find((one) => one.sectorId === filters.sectorId);
  const person = filters.person === 'all' ? '' : personName(filters.person);
  return [
    { label: t('words:status'), value: t(`tasks:values.statusFilter.${filters.status}`) },
    { label: t('tasks:filters.due'), value: t(`tasks:values.dueFilter.${filters.due}`) },
    { label: t('task-details:filters.dueFrom'), value: boundName(filters.from) },
    { label: t('task-details:filters.dueUntil'), value: boundName(filters.until) },
    { label: t('words:sector'), value: sector?.sectorName ?? '' },
    { label: t('task-details:filters.person'), value: person },
    {
      label: t('task-details:filters.role'),
      value: filters.role === null ? '' : t(`task-details:values.role.${filters.role}`),
    },
    {
      label: t('task-details:filters.type'),
      value: filters.type === null ? '' : t(`tasks:values.type.${filters.type}`),
    },
    {
      label: t('task-details:filters.later'),
      value: mayChooseLater(filters)
        ? t(`task-details:values.later.${leavesLaterOut(filters, actor) ? 'out' : 'in'}`)
        : '',
    },
    { label: t('tasks:filters.search'), value: filters.search },
  ].filter(({ value }) => value !== '');
}

/** Returns how a person is named among the filters. */
function usePersonName() {
  const { t } = useTranslation(['tasks', 'task-details', 'words']);
  const { zooId } = useActor();
  const { data: colleagues = [] } = useColleaguesQuery(zooId);
  return (person: TaskFilters['person']) => {
    if (person === 'me') return t('task-details:filters.me');
    if (person === 'nobody') return t('task-details:filters.nobody');
    const known = colleagues.find(({ userId }) => userId === person);
    return known === undefined ? t('words:unknownAccount') : displayName(known);
  };
}
