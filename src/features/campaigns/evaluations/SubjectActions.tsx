import { Button, Group } from '@mantine/core';
import { IconEye, IconPlayerPlay, IconReportAnalytics } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useStartCampaignEvaluationMutation } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { concernedIds, takesEvaluations } from '#domain/campaign-evaluations/concerned-subjects.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import { campaignEvaluationHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useNow } from '#i18n/useNow.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useActor } from '#state/session/use-session.ts';
import { SecondOpinionButton } from './SecondOpinionButton.tsx';
import type { SubjectRow } from './subject-filters.ts';

const BUTTON = { size: 'sm', mih: 44 } as const;

/** The ways on from an animal or an enclosure: begin, resume or follow its evaluation, see its last result, and give a second opinion on it. */
export function SubjectActions({ campaign, row }: { readonly campaign: Campaign; readonly row: SubjectRow }) {
  const { t } = useTranslation(['monitoring', 'words']);
  const actor = useActor();
  const mayRecord = mayDo(actor, 'campaign.record', campaignSubject(campaign)) && campaign.status === 'active';
  const isOpen = takesEvaluations(campaign, useNow()) && concernedIds(campaign).includes(row.id);
  const { campaignId } = campaign;
  const [last] = row.finished;
  const { name, running } = row;
  const isResumed = mayRecord && running?.leaderId === actor.userId;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {running === null && mayRecord && isOpen && <StartButton campaign={campaign} row={row} />}
      {running !== null && (
        <Button
          {...BUTTON}
          component={Link}
          to={campaignEvaluationHref(campaignId, running.evaluationId)}
          variant="light"
          leftSection={isResumed ? <IconPlayerPlay size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
          aria-label={isResumed ? t('evaluations.resumeNamed', { name }) : t('evaluations.followNamed', { name })}
        >
          {isResumed ? t('evaluations.resume') : t('evaluations.follow')}
        </Button>
      )}
      {last !== undefined && (
        <Button
          {...BUTTON}
          component={Link}
          to={campaignEvaluationHref(campaignId, last.evaluationId)}
          variant="subtle"
          leftSection={<IconReportAnalytics size={18} aria-hidden />}
          aria-label={t('evaluations.resultNamed', { name })}
        >
          {t('words:result')}
        </Button>
      )}
      {last !== undefined && (
        <SecondOpinionButton campaign={campaign} first={last} seconds={row.seconds} rowName={name} />
      )}
    </Group>
  );
}

function StartButton({
  campaign: { zooId, campaignId },
  row: { id, name },
}: {
  readonly campaign: Campaign;
  readonly row: SubjectRow;
}) {
  const { t } = useTranslation('monitoring');
  const navigate = useNavigate();
  const refusedInDemo = useDemoRefusal('campaign.record');
  const [start, { isLoading }] = useStartCampaignEvaluationMutation();
  const begin = async () => {
    if (refusedInDemo()) return;
    const { data } = await start({ zooId, campaignId, subjectId: id });
    if (data !== undefined) void navigate(campaignEvaluationHref(campaignId, data.evaluationId));
  };
  return (
    <Button
      {...BUTTON}
      variant="light"
      loading={isLoading}
      leftSection={<IconPlayerPlay size={18} aria-hidden />}
      aria-label={t('evaluations.evaluateNamed', { name })}
      onClick={() => void begin()}
    >
      {t('evaluations.evaluate')}
    </Button>
  );
}
