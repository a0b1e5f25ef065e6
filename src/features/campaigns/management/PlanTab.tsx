import { Button, Group, Stack, Text } from '@mantine/core';
import { IconTarget } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { monitoringHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { FindingNote } from '../parts/FindingNote.tsx';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { useFollowedPlan } from '../parts/useFollowedPlan.ts';
import { ObserverLoads } from '../plan/ObserverLoads.tsx';
import { PlanCalendar } from '../plan/PlanCalendar.tsx';

/** The planned sessions of a launched campaign by week with their states, and the load of each observer. */
export function PlanTab({ campaign, names }: { readonly campaign: Campaign; readonly names: CampaignNames }) {
  const { t } = useTranslation('campaigns');
  if (campaign.launchedAtUnix === null) return <Text c="dimmed">{t('plan.afterLaunch')}</Text>;
  if (campaign.plan.length === 0) return <Text c="dimmed">{t('plan.empty')}</Text>;
  return <LaunchedPlan campaign={campaign} names={names} />;
}

/** The plan stands there while its sessions are still to come, and without them where they cannot be read. */
function LaunchedPlan({ campaign, names }: { readonly campaign: Campaign; readonly names: CampaignNames }) {
  const { t } = useTranslation(['campaigns', 'monitoring']);
  const { plan } = campaign;
  const { plan: whole, error, refetch, readsAll } = useFollowedPlan(campaign);
  const states = useMemo(
    () => new Map(whole?.followed.map(({ planned, state }) => [planned.plannedId, state])),
    [whole],
  );
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>{t('plan.total', { count: plan.length })}</Text>
        <Button
          component={Link}
          to={monitoringHref(campaign.campaignId)}
          variant="default"
          mih={44}
          leftSection={<IconTarget size={18} aria-hidden />}
        >
          {t('monitoring:toMonitoring')}
        </Button>
      </Group>
      {whole !== undefined && (
        <FindingNote followed={whole.followed}>
          {!readsAll && <Text fz="sm">{t('monitoring:finding.own')}</Text>}
        </FindingNote>
      )}
      {error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} what="session/load-failed" />}
      <PlanCalendar plan={plan} names={names} states={states} />
      <ObserverLoads plan={plan} source={campaign} names={names} />
    </Stack>
  );
}
