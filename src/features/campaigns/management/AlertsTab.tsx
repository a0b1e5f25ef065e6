import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ALERT_KINDS } from '#domain/alerts/alert.ts';
import { raisesAlerts } from '#domain/alerts/campaign-alerts.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { AlertList } from '#features/alerts/index.ts';
import { useBehaviours } from '../parts/useBehaviours.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';

/** The alerts of a campaign, or why it has none. */
export function AlertsTab({ campaign, names }: { readonly campaign: Campaign; readonly names: CampaignNames }) {
  const { t } = useTranslation('alerts');
  const { zooId, campaignId, name } = campaign;
  const { nameOf: behaviour } = useBehaviours(campaign.ethogramId, campaign.ethogramVersion);
  const named = useMemo(() => ({ ...names, behaviour }), [names, behaviour]);
  const isOn = ALERT_KINDS.some((kind) => raisesAlerts(campaign, kind));
  return (
    <AlertList
      {...{ zooId, campaignId }}
      names={named}
      emptyText={campaign.launchedAtUnix === null ? t('none.draft') : isOn ? t('none.yet') : t('none.never')}
      fileName={`${name} ${t('label')}`}
    />
  );
}
