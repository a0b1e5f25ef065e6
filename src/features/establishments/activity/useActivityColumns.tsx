import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { followUpLevel, TIERS } from '#domain/access/tiers.ts';
import { COUNTED } from '#domain/establishments/figures.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import type { ActivityRow } from './activity-row.ts';

/** The columns of the activity: tier, the six counts, the last change. */
export function useActivityColumns(): readonly DataColumn<ActivityRow>[] {
  const { t } = useTranslation(['establishment', 'access', 'words']);
  const { number, moment } = useFormat();
  const labelOf = useEstablishmentLabel();
  const now = useNow();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        cell: ({ zoo }) => labelOf(zoo),
        sortValue: ({ zoo }) => labelOf(zoo),
      },
      {
        id: 'type',
        header: t('words:type'),
        hiddenByDefault: true,
        cell: ({ zoo }) => t(`establishment:values.type.${zoo.type}`),
        sortValue: ({ zoo }) => t(`establishment:values.type.${zoo.type}`),
      },
      {
        id: 'tier',
        header: t('establishment:fields.tier'),
        cell: ({ zoo }) => t(`access:values.tier.${followUpLevel(zoo.zooTiers)}`),
        sortValue: ({ zoo }) => TIERS.indexOf(followUpLevel(zoo.zooTiers)),
        exportValue: ({ zoo }) => t(`access:values.tier.${followUpLevel(zoo.zooTiers)}`),
      },
      ...COUNTED.map((name): DataColumn<ActivityRow> => ({
        id: name,
        header: t(`establishment:values.figure.${name}`),
        align: 'end',
        cell: ({ figures }) => {
          const count = figures?.[name];
          if (count === undefined) return '–';
          const isAlarming = name === 'tasksOverdue' && count > 0;
          return (
            <Text span fz="sm" fw={isAlarming ? 700 : 400} {...(isAlarming ? { c: 'var(--mantine-color-error)' } : {})}>
              {number(count)}
            </Text>
          );
        },
        sortValue: ({ figures }) => figures?.[name] ?? null,
        exportValue: ({ figures }) => figures?.[name] ?? null,
      })),
      {
        id: 'activity',
        header: t('establishment:fields.lastActivity'),
        cell: ({ figures }) => {
          const instant = figures?.lastActivityUnix ?? null;
          return instant === null ? t('establishment:activity.never') : <RelativeTime {...moment(instant, now)} />;
        },
        sortValue: ({ figures }) => figures?.lastActivityUnix ?? null,
        exportValue: ({ figures }) => {
          const instant = figures?.lastActivityUnix ?? null;
          return instant === null ? null : { instant };
        },
      },
    ],
    [t, number, moment, labelOf, now],
  );
}
