import { Badge, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { followUpLevel, TIERS } from '#domain/access/tiers.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';

/** The columns of the list; `people` are counts by establishment, undefined while they are counted. */
export function useZooColumns(
  people: Readonly<Record<string, number>> | undefined,
): readonly DataColumn<Establishment>[] {
  const { t } = useTranslation(['establishment', 'access', 'words']);
  const { number, list } = useFormat();
  const labelOf = useEstablishmentLabel();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        cell: (zoo) => labelOf(zoo),
        sortValue: (zoo) => labelOf(zoo),
      },
      {
        id: 'type',
        header: t('words:type'),
        width: 140,
        cell: (zoo) => t(`establishment:values.type.${zoo.type}`),
        sortValue: (zoo) => t(`establishment:values.type.${zoo.type}`),
      },
      {
        id: 'tier',
        header: t('establishment:fields.tier'),
        width: 220,
        cell: (zoo) => (
          <Stack gap={4} align="start">
            <Badge variant="light" size="lg" radius="sm" tt="none" miw="max-content">
              {t(`access:values.tier.${followUpLevel(zoo.zooTiers)}`)}
            </Badge>
            {zoo.isDemo && <Text fz="sm">{t('establishment:switch.demo')}</Text>}
          </Stack>
        ),
        sortValue: (zoo) => TIERS.indexOf(followUpLevel(zoo.zooTiers)),
        exportValue: (zoo) => t(`access:values.tier.${followUpLevel(zoo.zooTiers)}`),
      },
      {
        id: 'people',
        header: t('words:people'),
        width: 120,
        align: 'end',
        cell: (zoo) => {
          const count = people?.[zoo.zooId];
          return count === undefined ? '…' : number(count);
        },
        sortValue: (zoo) => people?.[zoo.zooId] ?? null,
        exportValue: (zoo) => people?.[zoo.zooId] ?? null,
      },
      {
        id: 'languages',
        header: t('establishment:fields.languages'),
        cell: (zoo) => (
          <Text fz="sm">
            {zoo.languages.length === 0 ? '–' : list(zoo.languages.map((one) => LANGUAGE_NAMES[one]))}
          </Text>
        ),
        exportValue: (zoo) => list(zoo.languages.map((one) => LANGUAGE_NAMES[one])),
      },
    ],
    [t, number, list, labelOf, people],
  );
}
