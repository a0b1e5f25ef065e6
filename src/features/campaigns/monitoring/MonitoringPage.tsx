import { Button, Group } from '@mantine/core';
import { IconClipboardList, IconEye, IconHistory, IconTarget, IconUserSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { SESSION_LIST_HREF } from '#features/observation-sessions/index.ts';
import { daysName } from '#i18n/period-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { CAMPAIGN_LIST_HREF, MONITORING_HREF, renewalsHref } from '../addresses.ts';
import { CampaignBadge } from '../parts/CampaignBadge.tsx';
import { CampaignNotFound } from '../parts/CampaignNotFound.tsx';
import { CampaignRecord } from '../parts/CampaignRecord.tsx';
import { campaignState } from '../parts/campaign-state.ts';
import { useCampaignNames } from '../parts/useCampaignNames.ts';
import { useCampaignsOf } from '../parts/useCampaignsOf.ts';
import { CampaignChooser } from './CampaignChooser.tsx';
import { MethodTab } from './MethodTab.tsx';
import { tabsOf } from './monitoring-tabs.ts';
import { QuestionnaireTab } from './QuestionnaireTab.tsx';

/** /CampaignQuizzMonitoringView: what is done and missed of the campaign that `?campaignId=` names. */
export function Component() {
  return (
    <RecordPage parameter="campaignId" notFound={<CampaignNotFound />} blank={<FirstCampaign />}>
      {(campaignId) => (
        <CampaignRecord campaignId={campaignId}>{(campaign) => <Monitored campaign={campaign} />}</CampaignRecord>
      )}
    </RecordPage>
  );
}

/** An address without a campaign leads to the latest one that runs, else to the latest one that was launched. */
function FirstCampaign() {
  const { t } = useTranslation('monitoring');
  const [parameters] = useSearchParams();
  const now = useNow();
  const { launched, error, refetch } = useLaunchedCampaigns();
  const first = launched?.find((one) => campaignState(one, now) === 'active') ?? launched?.[0];
  if (first !== undefined) {
    const address = new URLSearchParams(parameters);
    address.set('campaignId', first.campaignId);
    return <Navigate to={`${MONITORING_HREF}?${address.toString()}`} replace />;
  }
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <RecordState asked={{ record: launched, error, refetch }} notFound={null} isWholePage>
        {() => (
          <EmptyState
            title={t('none.title')}
            message={t('none.text')}
            action={
              <Button component={Link} to={CAMPAIGN_LIST_HREF} variant="light">
                {t('none.toCampaigns')}
              </Button>
            }
          />
        )}
      </RecordState>
    </>
  );
}

function Monitored({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation(['monitoring', 'words']);
  const { launched } = useLaunchedCampaigns();
  const now = useNow();
  const language = useLanguage();
  const { campaignId, startAtUnix, endAtUnix } = campaign;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          <Group component="span" gap="sm" mt={4}>
            <CampaignBadge state={campaignState(campaign, now)} />
            <span>{daysName(startAtUnix, endOfDay(endAtUnix, ZONE), language)}</span>
          </Group>
        }
        action={
          <>
            <CampaignChooser campaigns={launched ?? []} chosen={campaign} />
            <Button
              component={Link}
              to={`${SESSION_LIST_HREF}?campaign=${encodeURIComponent(campaignId)}`}
              variant="default"
              mih={44}
              leftSection={<IconEye size={18} aria-hidden />}
            >
              {t('toObservations')}
            </Button>
            <Button
              component={Link}
              to={renewalsHref(campaignId)}
              variant="default"
              mih={44}
              leftSection={<IconHistory size={18} aria-hidden />}
            >
              {t('words:history')}
            </Button>
          </>
        }
      />
      <Tabs campaign={campaign} />
    </>
  );
}

function Tabs({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('monitoring');
  const names = useCampaignNames();
  const address = tabsOf(campaign);
  if (campaign.launchedAtUnix === null) return <EmptyState title={t('notLaunched')} />;
  if (address === null) return <EmptyState title={t('nothingToFollow')} />;
  return (
    <RecordTabs
      address={address}
      mt="md"
      tabs={{
        scan: {
          label: t('values.tab.scan'),
          icon: IconUserSearch,
          panel: () => <MethodTab campaign={campaign} method="scan" names={names} />,
        },
        focal: {
          label: t('values.tab.focal'),
          icon: IconTarget,
          panel: () => <MethodTab campaign={campaign} method="focal" names={names} />,
        },
        questionnaires: {
          label: t('values.tab.questionnaires'),
          icon: IconClipboardList,
          panel: () => <QuestionnaireTab />,
        },
      }}
    />
  );
}

/** Returns the campaigns in use that the person reads and that were launched, the latest first; absent until they have come. */
function useLaunchedCampaigns() {
  const { data, error, refetch } = useCampaignsOf(false);
  return {
    launched: data?.items.filter(({ launchedAtUnix }) => launchedAtUnix !== null),
    error: data === undefined ? error : undefined,
    refetch,
  };
}
