import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { useRecurrenceWords } from '#features/recurrence/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useReadySession } from '#state/session/use-session.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { AutomationBadge } from '../AutomationBadge.tsx';

/** The columns of the list of automations. */
export function useAutomationColumns(): readonly DataColumn<TaskTemplate>[] {
  const { t } = useTranslation(['automations', 'words']);
  const { dateTime, list, number } = useFormat();
  const wordsOf = useRecurrenceWords();
  const { sectors } = useReadySession();
  return useMemo(() => {
    const names = new Map(sectors.map(({ sectorId, sectorName }) => [sectorId, sectorName]));
    const sectorsOf = ({ sectorIds }: TaskTemplate) => list(sectorIds.flatMap((id) => names.get(id) ?? []));
    const when = (instant: number | null) => (instant === null ? t('none') : dateTime(instant));
    return [
      {
        id: 'status',
        header: t('words:status'),
        width: 150,
        cell: ({ status }) => <AutomationBadge status={status} />,
        sortValue: ({ status }) => status,
        exportValue: ({ status }) => t(`values.status.${status}`),
      },
      {
        id: 'name',
        header: t('columns.name'),
        isTitle: true,
        cell: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      {
        id: 'recurrence',
        header: t('columns.recurrence'),
        cell: ({ schedule }) => wordsOf(schedule),
        exportValue: ({ schedule }) => wordsOf(schedule),
      },
      { id: 'sector', header: t('words:sector'), cell: sectorsOf, sortValue: sectorsOf, exportValue: sectorsOf },
      {
        id: 'next',
        header: t('columns.next'),
        width: 170,
        cell: (one) => (one.status === 'active' ? when(one.nextRunUnix) : t('none')),
        sortValue: (one) => (one.status === 'active' ? one.nextRunUnix : null),
        exportValue: (one) =>
          one.status !== 'active' || one.nextRunUnix === null ? null : { instant: one.nextRunUnix },
      },
      {
        id: 'last',
        header: t('words:last'),
        width: 170,
        cell: ({ lastRunUnix }) => when(lastRunUnix),
        sortValue: ({ lastRunUnix }) => lastRunUnix,
        exportValue: ({ lastRunUnix }) => (lastRunUnix === null ? null : { instant: lastRunUnix }),
      },
      {
        id: 'count',
        header: t('columns.count'),
        width: 110,
        align: 'end',
        cell: ({ executionCount }) => number(executionCount),
        sortValue: ({ executionCount }) => executionCount,
        exportValue: ({ executionCount }) => executionCount,
      },
    ];
  }, [t, dateTime, list, number, wordsOf, sectors]);
}
