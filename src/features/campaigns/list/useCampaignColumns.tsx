import { Anchor, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { campaignAlertsHref } from '#domain/campaigns/campaign-href.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { daysName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { TwoLines } from '#ui/table/TwoLines.tsx';
import { CampaignBadge } from '../parts/CampaignBadge.tsx';
import type { CampaignProgress, CampaignRow } from './campaign-row.ts';
import { CampaignProgressBar } from './CampaignProgressBar.tsx';

/** Returns the columns of the list of campaigns. */
export function useCampaignColumns(): readonly DataColumn<CampaignRow>[] {
  const { t } = useTranslation(['campaigns', 'words']);
  const { dateTime, list, number } = useFormat();
  const language = useLanguage();
  return useMemo(() => {
    const dates = ({ campaign: { startAtUnix, endAtUnix } }: CampaignRow) =>
      daysName(startAtUnix, endOfDay(endAtUnix, ZONE), language, 'medium');
    return [
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        width: 176,
        cell: ({ campaign }) => <TwoLines>{campaign.name}</TwoLines>,
        sortValue: ({ campaign }) => campaign.name,
        exportValue: ({ campaign }) => campaign.name,
      },
      {
        id: 'state',
        header: t('words:status'),
        width: 116,
        isPlainOnCard: true,
        cell: ({ state }) => <CampaignBadge state={state} />,
        sortValue: ({ state }) => t(`values.state.${state}`),
        exportValue: ({ state }) => t(`values.state.${state}`),
      },
      {
        id: 'type',
        header: t('words:type'),
        width: 102,
        cell: ({ campaign }) => t(`values.type.${campaign.type}`),
        sortValue: ({ campaign }) => t(`values.type.${campaign.type}`),
      },
      {
        id: 'dates',
        header: t('columns.dates'),
        width: 172,
        cell: (row) => <TwoLines>{dates(row)}</TwoLines>,
        sortValue: ({ campaign }) => campaign.startAtUnix,
        exportValue: dates,
      },
      {
        id: 'enclosures',
        header: t('words:enclosures'),
        cell: ({ enclosureNames }) => list(enclosureNames),
        sortValue: ({ enclosureNames }) => enclosureNames[0] ?? null,
        exportValue: ({ enclosureNames }) => list(enclosureNames),
      },
      {
        id: 'people',
        header: t('words:people'),
        width: 110,
        align: 'end',
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ peopleNames }) => <span title={list(peopleNames)}>{number(peopleNames.length)}</span>,
        sortValue: ({ peopleNames }) => peopleNames.length,
        exportValue: ({ peopleNames }) => list(peopleNames),
      },
      {
        id: 'progress',
        header: t('columns.progress'),
        width: 150,
        cell: ({ progress }) => progress !== null && <CampaignProgressBar progress={progress} />,
        sortValue: ({ progress }) => shareOf(progress),
        exportValue: ({ progress }) => progress?.made ?? null,
      },
      {
        id: 'alerts',
        header: t('columns.alerts'),
        cell: ({ campaignId, campaign, activeAlerts }) =>
          activeAlerts !== null &&
          activeAlerts > 0 && (
            <Anchor
              component={Link}
              to={campaignAlertsHref(campaignId)}
              fz="inherit"
              c="var(--mantine-color-error)"
              aria-label={t('alertsNamed', { count: activeAlerts, name: campaign.name })}
            >
              <Group
                component="span"
                display="inline-flex"
                gap={4}
                wrap="nowrap"
                style={{ verticalAlign: 'text-bottom' }}
              >
                <IconAlertTriangle size={16} aria-hidden />
                {number(activeAlerts)}
              </Group>
            </Anchor>
          ),
        sortValue: ({ activeAlerts }) => activeAlerts,
        exportValue: ({ activeAlerts }) => activeAlerts,
      },
      {
        id: 'behind',
        header: t('columns.behind'),
        width: 120,
        align: 'end',
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ progress }) => {
          const behind = progress?.behind ?? null;
          return behind === null ? '' : number(behind);
        },
        sortValue: ({ progress }) => progress?.behind ?? null,
        exportValue: ({ progress }) => progress?.behind ?? null,
      },
      {
        id: 'planned',
        header: t('columns.planned'),
        width: 120,
        align: 'end',
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ progress }) => (progress === null ? '' : number(progress.planned)),
        sortValue: ({ progress }) => progress?.planned ?? null,
        exportValue: ({ progress }) => progress?.planned ?? null,
      },
      {
        id: 'next',
        header: t('columns.next'),
        width: 168,
        cell: ({ nextAtUnix }) => (nextAtUnix === null ? '' : dateTime(nextAtUnix)),
        sortValue: ({ nextAtUnix }) => nextAtUnix,
        exportValue: ({ nextAtUnix }) => (nextAtUnix === null ? null : { instant: nextAtUnix }),
      },
    ];
  }, [t, dateTime, list, number, language]);
}

function shareOf(progress: CampaignProgress | null): number | null {
  const made = progress?.made ?? null;
  return progress === null || made === null ? null : made / progress.planned;
}
