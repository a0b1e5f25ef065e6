import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconBan, IconChartBar, IconUsers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useZonesQuery } from '#data/enclosures/enclosures.endpoints.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { EthogramContent } from '#domain/ethograms/ethogram.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { mayReadRecords } from '#domain/observer-agreement/known-answers.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { sessionResultHref, startHref } from '../addresses.ts';
import { SessionFiles } from '../export/SessionFiles.tsx';
import { flagsOf } from '../list/session-row.ts';
import { shownCategories } from '../parts/behaviour-words.ts';
import { KnownResult } from '../parts/KnownResult.tsx';
import { OpenRecords } from '../parts/OpenRecords.tsx';
import { SessionState } from '../parts/SessionState.tsx';
import { useCampaignRight } from '../parts/useCampaigns.ts';
import { useEnclosureNames } from '../parts/useEnclosureNames.ts';
import { useFirstSession } from '../parts/useFirstSession.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { ContextAnswers } from './ContextAnswers.tsx';
import { FocalTimeline } from './FocalTimeline.tsx';
import { InvalidateDialog } from './InvalidateDialog.tsx';
import { KnownAnswersAction } from './KnownAnswersAction.tsx';
import { ScanTable } from './ScanTable.tsx';
import { SessionNote } from './SessionNote.tsx';

const NO_ZONES: readonly Zone[] = [];

/** The record of a session: the answers about its context, and its scans with their corrections, or its focal observations along their time. */
export function SessionRecordPage({
  session,
  campaign,
  ethogram,
}: {
  readonly session: ObservationSession;
  readonly campaign: Campaign;
  readonly ethogram: Pick<EthogramContent, 'categories' | 'behaviours'>;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const language = useLanguage();
  const { dateTime, number } = useFormat();
  const nameOf = usePersonNames();
  const enclosureName = useEnclosureNames()(session.enclosureId);
  const actor = useActor();
  const [isInvalidating, setIsInvalidating] = useState(false);
  const mayInvalidate = useCampaignRight('session.invalidate')(campaign);
  const mayDoubt = useCampaignRight('campaign.secondOpinion')(campaign);
  const first = useFirstSession(session.secondOf);
  const { visitId, zooId, enclosureId, method, status, doneCount, plannedCount, invalidReason } = session;
  const { data: zones } = useZonesQuery({ zooId, enclosureId });
  const categories = useMemo(() => shownCategories(ethogram, language), [ethogram, language]);
  const done =
    plannedCount === 0
      ? number(doneCount)
      : t('words:doneOfTotal', { done: number(doneCount), total: number(plannedCount) });
  return (
    <>
      <PageHeader
        title={t('record.title', { date: dateTime(session.startedAtUnix) })}
        subtitle={[campaign.name, enclosureName, nameOf(session.observerId)].filter(Boolean).join(' · ')}
        action={
          <>
            {first !== undefined && mayReadRecords(actor, campaign, session, first) && (
              <SessionFiles sessions={[session]} campaignNameOf={() => campaign.name} />
            )}
            <KnownAnswersAction campaign={campaign} session={session} />
            {mayInvalidate && invalidReason === '' && (
              <Button
                variant="default"
                mih={44}
                leftSection={<IconBan size={18} aria-hidden />}
                onClick={() => setIsInvalidating(true)}
              >
                {t('invalidate.do')}
              </Button>
            )}
            {mayDoubt && campaign.status === 'active' && session.secondOf === null && (
              <Button
                component={Link}
                to={startHref({ campaignId: campaign.campaignId, enclosureId, secondOf: visitId })}
                variant="default"
                mih={44}
                leftSection={<IconUsers size={18} aria-hidden />}
              >
                {t('record.secondOpinion')}
              </Button>
            )}
            <Button
              component={Link}
              to={sessionResultHref(visitId)}
              mih={44}
              leftSection={<IconChartBar size={18} aria-hidden />}
            >
              {t('record.toResults')}
            </Button>
          </>
        }
      />
      <Stack gap="md">
        <Group gap="sm">
          <SessionState status={status} flags={flagsOf(session, first ?? null)} />
          <Text fz="sm">{[t(`values.method.${method}`), done].join(' · ')}</Text>
        </Group>
        {invalidReason !== '' && (
          <Alert color="red" icon={<IconBan size={18} aria-hidden />} title={t('record.isInvalid')}>
            {t('record.invalidBy', {
              ...{ reason: invalidReason, name: session.invalidatedBy === null ? '' : nameOf(session.invalidatedBy) },
            })}
          </Alert>
        )}
        <SessionNote session={session} />
        <KnownResult session={session} first={first} campaign={campaign} ethogram={ethogram} />
        <OpenRecords session={session} first={first} campaign={campaign}>
          {(records) => (
            <Stack gap="md">
              <ContextAnswers campaign={campaign} records={records} />
              {method === 'scan' ? (
                <ScanTable
                  records={records}
                  animalIds={session.animalIds}
                  categories={categories}
                  zones={zones?.zones ?? NO_ZONES}
                />
              ) : (
                <FocalTimeline records={records} animalIds={session.animalIds} categories={categories} />
              )}
            </Stack>
          )}
        </OpenRecords>
      </Stack>
      {isInvalidating && <InvalidateDialog visitId={visitId} onClose={() => setIsInvalidating(false)} />}
    </>
  );
}
