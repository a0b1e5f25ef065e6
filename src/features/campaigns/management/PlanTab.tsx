import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { ObserverLoads } from '../plan/ObserverLoads.tsx';
import { PlanCalendar } from '../plan/PlanCalendar.tsx';

/** The planned sessions of a launched campaign by week, and the load of each observer. */
export function PlanTab({ campaign, names }: { readonly campaign: Campaign; readonly names: CampaignNames }) {
  const { t } = useTranslation('campaigns');
  const { plan, launchedAtUnix } = campaign;
  if (launchedAtUnix === null) return <Text c="dimmed">{t('plan.afterLaunch')}</Text>;
  if (plan.length === 0) return <Text c="dimmed">{t('plan.empty')}</Text>;
  return (
    <Stack gap="lg">
      <Text fw={600}>{t('plan.total', { count: plan.length })}</Text>
      <PlanCalendar plan={plan} names={names} />
      <ObserverLoads plan={plan} source={campaign} names={names} />
    </Stack>
  );
}
