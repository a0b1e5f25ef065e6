import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { PlannedStateBadge } from '../parts/PlannedStateBadge.tsx';
import { type FollowedRow, SHOWN_STATES } from './followed-row.ts';

/** Returns the columns of the followed sessions. */
export function useFollowedColumns(): readonly DataColumn<FollowedRow>[] {
  const { t } = useTranslation(['monitoring', 'campaigns', 'words']);
  const { dateTime, number } = useFormat();
  return useMemo(() => {
    const progress = ({ session }: FollowedRow) => {
      if (session === null) return '';
      const { doneCount, plannedCount } = session;
      return plannedCount === 0
        ? number(doneCount)
        : t('words:doneOfTotal', { done: number(doneCount), total: number(plannedCount) });
    };
    return [
      {
        id: 'day',
        header: t('columns.day'),
        width: 180,
        isTitle: true,
        cell: ({ atUnix }) => dateTime(atUnix),
        sortValue: ({ atUnix }) => atUnix,
        exportValue: ({ atUnix }) => ({ instant: atUnix }),
      },
      {
        id: 'state',
        header: t('words:status'),
        width: 140,
        isPlainOnCard: true,
        cell: ({ state }) => <PlannedStateBadge state={state} />,
        sortValue: ({ state }) => SHOWN_STATES.indexOf(state),
        exportValue: ({ state }) => t(`values.planned.${state}`),
      },
      {
        id: 'enclosure',
        header: t('words:enclosure'),
        cell: ({ enclosureName }) => enclosureName,
        sortValue: ({ enclosureName }) => enclosureName,
      },
      {
        id: 'observer',
        header: t('words:observer'),
        width: 150,
        cell: ({ planned, observerName }) => (planned?.observerId === null ? t('nobody') : observerName),
        sortValue: ({ observerName }) => observerName || null,
        exportValue: ({ observerName }) => observerName,
      },
      {
        id: 'madeBy',
        header: t('columns.madeBy'),
        width: 150,
        cell: ({ madeByName }) => madeByName,
        sortValue: ({ madeByName }) => madeByName || null,
        exportValue: ({ madeByName }) => madeByName,
      },
      {
        id: 'progress',
        header: t('columns.progress'),
        width: 105,
        align: 'end',
        cell: progress,
        sortValue: ({ session }) => session?.doneCount ?? null,
        exportValue: progress,
      },
      {
        id: 'startedAt',
        header: t('columns.startedAt'),
        width: 190,
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ session }) => (session === null ? '' : dateTime(session.startedAtUnix)),
        sortValue: ({ session }) => session?.startedAtUnix ?? null,
        exportValue: ({ session }) => (session === null ? null : { instant: session.startedAtUnix }),
      },
      {
        id: 'reason',
        header: t('columns.reason'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ session }) => session?.invalidReason ?? '',
      },
    ];
  }, [t, dateTime, number]);
}
