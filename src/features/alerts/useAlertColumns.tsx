import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ALERT_STATUSES } from '#domain/alerts/alert.ts';
import { isScoreKind } from '#domain/alerts/evaluation-score.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { AlertBadge } from './AlertBadge.tsx';
import type { AlertRow } from './alert-row.ts';

const KAPPA = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const PERCENT = { unit: 'percent', maximumFractionDigits: 1 } as const;

/** Returns the columns of alerts; the value that was found stands beside the expected one. */
export function useAlertColumns(): readonly DataColumn<AlertRow>[] {
  const { t } = useTranslation(['alerts', 'words']);
  const { dateTime, number } = useFormat();
  return useMemo(() => {
    const percent = (value: number) => number(value, PERCENT);
    const found = ({ alert: { kind, value }, behaviourName: name }: AlertRow) => {
      if (value === null) return t('found.missed');
      if (isScoreKind(kind)) return t('found.score', { percent: percent(value) });
      if (kind === 'behaviourOutOfRange') return t('found.frequency', { name, percent: percent(value) });
      return t('found.agreement', { value: number(value, KAPPA) });
    };
    const expected = ({ alert: { kind, expectedMin: min, expectedMax: max } }: AlertRow) => {
      if (kind === 'agreementLow' && min !== null) return t('expected.agreement', { min: number(min, KAPPA) });
      if (min !== null && max !== null) return t('expected.between', { min: number(min), max: percent(max) });
      if (min !== null) return t('expected.atLeast', { min: percent(min) });
      return max === null ? t('expected.session') : t('expected.atMost', { max: percent(max) });
    };
    return [
      {
        id: 'day',
        header: t('columns.day'),
        width: 176,
        isTitle: true,
        cell: ({ alert }) => dateTime(alert.occurredAtUnix),
        sortValue: ({ alert }) => alert.occurredAtUnix,
        exportValue: ({ alert }) => ({ instant: alert.occurredAtUnix }),
      },
      {
        id: 'status',
        header: t('words:status'),
        width: 120,
        isPlainOnCard: true,
        cell: ({ alert }) => <AlertBadge status={alert.status} />,
        sortValue: ({ alert }) => ALERT_STATUSES.indexOf(alert.status),
        exportValue: ({ alert }) => t(`values.status.${alert.status}`),
      },
      {
        id: 'kind',
        header: t('columns.kind'),
        width: 182,
        cell: ({ alert }) => t(`values.kind.${alert.kind}`),
        sortValue: ({ alert }) => t(`values.kind.${alert.kind}`),
      },
      {
        id: 'enclosure',
        header: t('words:enclosure'),
        cell: ({ subjectName }) => subjectName,
        sortValue: ({ subjectName }) => subjectName,
      },
      { id: 'found', header: t('columns.found'), width: 150, cell: found, exportValue: found },
      { id: 'expected', header: t('columns.expected'), width: 100, cell: expected, exportValue: expected },
      {
        id: 'observer',
        header: t('words:observer'),
        width: 120,
        cell: ({ observerName }) => observerName,
        sortValue: ({ observerName }) => observerName || null,
      },
      {
        id: 'reason',
        header: t('words:reason'),
        cell: ({ alert }) => alert.reason,
        sortValue: ({ alert }) => alert.reason || null,
      },
      {
        id: 'acknowledgedBy',
        header: t('columns.acknowledgedBy'),
        width: 150,
        hiddenByDefault: true,
        cell: ({ acknowledgedByName }) => acknowledgedByName,
        sortValue: ({ acknowledgedByName }) => acknowledgedByName || null,
      },
      {
        id: 'raisedAt',
        header: t('columns.raisedAt'),
        width: 190,
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ alert }) => dateTime(alert.raisedAtUnix),
        sortValue: ({ alert }) => alert.raisedAtUnix,
        exportValue: ({ alert }) => ({ instant: alert.raisedAtUnix }),
      },
    ];
  }, [t, dateTime, number]);
}
