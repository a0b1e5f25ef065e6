import { ActionIcon, Button } from '@mantine/core';
import { IconUserCheck, IconUserQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useGiveSecondOpinionMutation } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { mayAnswer, maySecond, secondsOf } from '#domain/campaign-evaluations/second-opinion.ts';
import { campaignEvaluationHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useNow } from '#i18n/useNow.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useActor } from '#state/session/use-session.ts';

type Props = {
  readonly campaign: Campaign;
  /** the finished evaluation that the second opinion is about */
  readonly first: CampaignEvaluation;
  /** the second opinions of its animal or enclosure */
  readonly seconds: readonly CampaignEvaluation[];
  /** of the animal or enclosure, where the button is a sign in a row */
  readonly rowName?: string;
};

/**
 * The way for an auditor to give a second opinion on an evaluation of somebody else, or to resume the own one that runs;
 * nothing for everybody else, and once it is given.
 */
export function SecondOpinionButton({ campaign, first, seconds, rowName }: Props) {
  const actor = useActor();
  const now = useNow();
  const own = secondsOf(seconds, first.evaluationId).find(({ leaderId }) => leaderId === actor.userId);
  if (own === undefined)
    return maySecond(actor, campaign, first, now) ? <Give first={first} rowName={rowName} /> : null;
  const isResumed = own.status === 'running' && mayAnswer(actor, campaign, own);
  return isResumed ? <Resume second={own} rowName={rowName} /> : null;
}

type Named = { readonly rowName: string | undefined };

function Give({ first: { zooId, campaignId, evaluationId }, rowName }: Named & Pick<Props, 'first'>) {
  const { t } = useTranslation('monitoring');
  const navigate = useNavigate();
  const refusedInDemo = useDemoRefusal('campaign.secondOpinion');
  const [give, { isLoading }] = useGiveSecondOpinionMutation();
  const begin = async () => {
    if (refusedInDemo()) return;
    const { data } = await give({ zooId, secondOf: evaluationId });
    if (data !== undefined) void navigate(campaignEvaluationHref(campaignId, data.evaluationId));
  };
  if (rowName === undefined)
    return (
      <Button
        variant="default"
        mih={44}
        loading={isLoading}
        leftSection={<IconUserQuestion size={18} aria-hidden />}
        onClick={() => void begin()}
      >
        {t('evaluations.second')}
      </Button>
    );
  const label = t('evaluations.secondNamed', { name: rowName });
  return (
    <ActionIcon
      {...{ variant: 'light', size: 44, title: label, 'aria-label': label }}
      loading={isLoading}
      onClick={() => void begin()}
    >
      <IconUserQuestion size={18} aria-hidden />
    </ActionIcon>
  );
}

function Resume({
  second: { campaignId, evaluationId },
  rowName,
}: Named & { readonly second: Pick<CampaignEvaluation, 'campaignId' | 'evaluationId'> }) {
  const { t } = useTranslation('monitoring');
  const to = campaignEvaluationHref(campaignId, evaluationId);
  if (rowName === undefined)
    return (
      <Button component={Link} to={to} mih={44} leftSection={<IconUserCheck size={18} aria-hidden />}>
        {t('evaluations.resumeSecond')}
      </Button>
    );
  const label = t('evaluations.resumeSecondNamed', { name: rowName });
  return (
    <ActionIcon {...{ variant: 'light', size: 44, title: label, 'aria-label': label }} component={Link} to={to}>
      <IconUserCheck size={18} aria-hidden />
    </ActionIcon>
  );
}
