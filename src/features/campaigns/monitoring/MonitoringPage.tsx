import { Button, Group } from '@mantine/core';
import { IconClipboardList, IconEye, IconHistory, IconTarget, IconUserSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { evaluatedSubjectsHref, monitoringHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { SESSION_LIST_HREF } from '#features/observation-sessions/index.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { daysName } from '#i18n/period-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { MONITORING_HREF, renewalsHref } from '../addresses.ts';
import { EVALUATION_PARAMETER } from '../evaluations/addresses.ts';
import { CampaignBadge } from '../parts/CampaignBadge.tsx';
import { CampaignChooser } from '../parts/CampaignChooser.tsx';
import { CampaignNotFound } from '../parts/CampaignNotFound.tsx';
import { CampaignRecord } from '../parts/CampaignRecord.tsx';
import { campaignState } from '../parts/campaign-state.ts';
import { FirstCampaign } from '../parts/FirstCampaign.tsx';
import { type CampaignNames, useCampaignNames } from '../parts/useCampaignNames.ts';
import { useLaunchedCampaigns } from '../parts/useLaunchedCampaigns.ts';
import { MethodTab } from './MethodTab.tsx';
import { tabsOf } from './monitoring-tabs.ts';

// The answers to questionnaires are fetched with their words where somebody looks at them.
const QuestionnaireTab = lazy(async () => {
  const [part] = await Promise.all([import('./QuestionnaireTab.tsx'), loadNamespaces(['scores'])]);
  return { default: part.QuestionnaireTab };
});
const CampaignEvaluationPage = lazy(async () => {
  const [part] = await Promise.all([
    import('../evaluations/CampaignEvaluationPage.tsx'),
    loadNamespaces([
      ...(['quick-evaluations', 'answering', 'answer-errors', 'form', 'scores'] as const),
      ...(['evaluation-media', 'task-files', 'gallery'] as const),
    ]),
  ]);
  return { default: part.CampaignEvaluationPage };
});

/**
 * /CampaignQuizzMonitoringView: what is done and missed of the campaign that `?campaignId=` names; with `&evaluation=` one
 * evaluation with its questionnaire.
 */
export function Component() {
  return (
    <RecordPage parameter="campaignId" notFound={<CampaignNotFound />} blank={<FirstMonitored />}>
      {(campaignId) => (
        <CampaignRecord campaignId={campaignId}>{(campaign) => <OfCampaign campaign={campaign} />}</CampaignRecord>
      )}
    </RecordPage>
  );
}

function OfCampaign({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation(['monitoring', 'lists']);
  const names = useCampaignNames();
  const [parameters] = useSearchParams();
  const evaluationId = parameters.get(EVALUATION_PARAMETER) ?? '';
  if (evaluationId === '') return <Monitored campaign={campaign} names={names} />;
  if (!canBeStoredId(evaluationId))
    return <RecordNotFound title={t('evaluations.notFound')} listHref={evaluatedSubjectsHref(campaign.campaignId)} />;
  return (
    <Suspense fallback={<LoadingState label={t('lists:page.loading')} />}>
      <CampaignEvaluationPage key={evaluationId} campaign={campaign} names={names} evaluationId={evaluationId} />
    </Suspense>
  );
}

function FirstMonitored() {
  const { t } = useTranslation('monitoring');
  const words = { title: t('title'), subtitle: t('subtitle'), emptyTitle: t('none.title'), emptyText: t('none.text') };
  return <FirstCampaign path={MONITORING_HREF} words={words} />;
}

type Props = { readonly campaign: Campaign; readonly names: CampaignNames };

function Monitored({ campaign, names }: Props) {
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
            <CampaignChooser campaigns={launched ?? []} chosen={campaign} hrefOf={monitoringHref} />
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
      <Tabs campaign={campaign} names={names} />
    </>
  );
}

function Tabs({ campaign, names }: Props) {
  const { t } = useTranslation('monitoring');
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
          panel: () => <QuestionnaireTab campaign={campaign} names={names} />,
        },
      }}
    />
  );
}
