import { IconAlertTriangle, IconCalendarEvent, IconHistory, IconInfoCircle, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { CampaignNotFound } from '../parts/CampaignNotFound.tsx';
import { CampaignRecord } from '../parts/CampaignRecord.tsx';
import { useCampaignNames } from '../parts/useCampaignNames.ts';
import { AlertsTab } from './AlertsTab.tsx';
import { CampaignHead } from './CampaignHead.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { PlanTab } from './PlanTab.tsx';
import { RenewalsTab } from './RenewalsTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';
import { CAMPAIGN_TABS } from './tabs.ts';
import { useActiveAlerts } from './useActiveAlerts.ts';

/** /CampaignManagementView: the campaign that `?campaignId=` names. */
export function Component() {
  return (
    <RecordPage parameter="campaignId" notFound={<CampaignNotFound />}>
      {(campaignId) => (
        <CampaignRecord campaignId={campaignId}>{(campaign) => <Campaign campaign={campaign} />}</CampaignRecord>
      )}
    </RecordPage>
  );
}

function Campaign({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation(['campaigns', 'words', 'alerts']);
  const { number } = useFormat();
  const names = useCampaignNames();
  const active = useActiveAlerts(campaign);
  return (
    <>
      <CampaignHead campaign={campaign} />
      <RecordTabs
        address={CAMPAIGN_TABS}
        mt="md"
        tabs={{
          summary: {
            label: t('values.tab.summary'),
            icon: IconInfoCircle,
            panel: () => <SummaryTab campaign={campaign} names={names} />,
          },
          alerts: {
            label: active === 0 ? t('alerts:tab') : t('alerts:tabActive', { active: number(active) }),
            icon: IconAlertTriangle,
            panel: () => <AlertsTab campaign={campaign} names={names} />,
          },
          plan: {
            label: t('values.tab.plan'),
            icon: IconCalendarEvent,
            panel: () => <PlanTab campaign={campaign} names={names} />,
          },
          people: {
            label: t('values.tab.people'),
            icon: IconUsers,
            panel: () => <PeopleTab campaign={campaign} names={names} />,
          },
          renewals: {
            label: t('values.tab.renewals'),
            icon: IconHistory,
            panel: () => <RenewalsTab campaign={campaign} />,
          },
        }}
      />
    </>
  );
}
