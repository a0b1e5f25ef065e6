import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { SessionState } from '../parts/SessionState.tsx';
import type { SessionRow } from './session-row.ts';

/** Returns the columns of the list of sessions. */
export function useSessionColumns(): readonly DataColumn<SessionRow>[] {
  const { t } = useTranslation(['sessions', 'words']);
  const { dateTime, number, list } = useFormat();
  return useMemo(() => {
    const done = ({ session: { doneCount, plannedCount } }: SessionRow) =>
      plannedCount === 0
        ? number(doneCount)
        : t('words:doneOfTotal', { done: number(doneCount), total: number(plannedCount) });
    return [
      {
        id: 'date',
        header: t('columns.date'),
        width: 170,
        isTitle: true,
        cell: ({ session }) => dateTime(session.startedAtUnix),
        sortValue: ({ session }) => session.startedAtUnix,
        exportValue: ({ session }) => ({ instant: session.startedAtUnix }),
      },
      {
        id: 'campaign',
        header: t('words:campaign'),
        width: 172,
        cell: ({ campaignName }) => campaignName,
        sortValue: ({ campaignName }) => campaignName,
      },
      {
        id: 'enclosure',
        header: t('words:enclosure'),
        width: 145,
        cell: ({ enclosureName }) => enclosureName,
        sortValue: ({ enclosureName }) => enclosureName,
      },
      {
        id: 'observer',
        header: t('words:observer'),
        width: 130,
        cell: ({ observerName }) => observerName,
        sortValue: ({ observerName }) => observerName,
      },
      {
        id: 'method',
        header: t('columns.method'),
        width: 92,
        cell: ({ session }) => t(`values.method.${session.method}`),
        sortValue: ({ session }) => t(`values.method.${session.method}`),
      },
      {
        id: 'done',
        header: t('columns.done'),
        width: 95,
        align: 'end',
        cell: done,
        sortValue: ({ session }) => session.doneCount,
        exportValue: done,
      },
      {
        id: 'planned',
        header: t('columns.planned'),
        width: 110,
        align: 'end',
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ session }) => number(session.plannedCount),
        exportValue: ({ session }) => session.plannedCount,
      },
      {
        id: 'status',
        header: t('words:status'),
        width: 176,
        isPlainOnCard: true,
        cell: ({ session, flags }) => <SessionState status={session.status} flags={flags} />,
        sortValue: ({ session }) => t(`values.status.${session.status}`),
        exportValue: ({ session, flags }) =>
          list([t(`values.status.${session.status}`), ...flags.map((flag) => t(`values.flag.${flag}`))]),
      },
      {
        id: 'reason',
        header: t('columns.invalidReason'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ session }) => session.invalidReason,
      },
    ];
  }, [t, dateTime, number, list]);
}
