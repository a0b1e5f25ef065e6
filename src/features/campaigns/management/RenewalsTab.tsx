import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { campaignHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { daysName } from '#i18n/period-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { CampaignBadge } from '../parts/CampaignBadge.tsx';
import { campaignState } from '../parts/campaign-state.ts';
import { useCampaignsOf } from '../parts/useCampaignsOf.ts';
import { renewalsOf } from './renewals.ts';

/** The campaigns that this one renews and those that renew it, the first one on top. */
export function RenewalsTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation(['campaigns', 'lists']);
  const language = useLanguage();
  const now = useNow();
  const current = useCampaignsOf(false);
  const archived = useCampaignsOf(true);
  const error = current.error ?? archived.error;
  const retry = () => {
    void current.refetch();
    void archived.refetch();
  };
  if (current.data === undefined || archived.data === undefined)
    return error === undefined ? (
      <LoadingState label={t('lists:page.loading')} count={2} />
    ) : (
      <LoadFailed error={error} onRetry={retry} />
    );
  const chain = renewalsOf(campaign, [...current.data.items, ...archived.data.items]);
  if (chain.length === 1)
    return <Text c="dimmed">{campaign.isAutoRenewed ? t('renewals.auto') : t('renewals.none')}</Text>;
  return (
    <Stack component="ol" gap="xs" m={0} p={0} maw={720} style={{ listStyle: 'none' }}>
      {chain.map((one) => (
        <Paper component="li" key={one.campaignId} withBorder p="xs" px="md">
          <Group gap="sm" mih={44} justify="space-between">
            <Group gap="sm">
              {one.campaignId === campaign.campaignId ? (
                <Text fw={650} aria-current="true">
                  {one.name}
                </Text>
              ) : (
                <Anchor component={Link} to={campaignHref(one.campaignId)}>
                  {one.name}
                </Anchor>
              )}
              <CampaignBadge state={campaignState(one, now)} />
            </Group>
            <Text fz="sm" c="dimmed">
              {daysName(one.startAtUnix, endOfDay(one.endAtUnix, ZONE), language)}
            </Text>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
