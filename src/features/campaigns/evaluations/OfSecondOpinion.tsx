import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { campaignEvaluationHref } from '#domain/campaigns/campaign-href.ts';
import { finishedAt } from '#features/quick-groups/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';

/** On which evaluation a second opinion is, with the way there; it says nothing of one that is not among those read. */
export function OfSecondOpinion({
  secondOf,
  finished,
  names,
}: {
  readonly secondOf: string;
  readonly finished: readonly CampaignEvaluation[];
  readonly names: CampaignNames;
}) {
  const { t } = useTranslation('monitoring');
  const { dateTime } = useFormat();
  const first = finished.find(({ evaluationId }) => evaluationId === secondOf);
  if (first === undefined) return null;
  return (
    <Text fz="sm" mt="xs">
      {t('evaluations.secondOn', {
        date: dateTime(finishedAt({ evaluation: first, result: null })),
        name: names.person(first.leaderId),
      })}{' '}
      <Anchor
        component={Link}
        to={campaignEvaluationHref(first.campaignId, first.evaluationId)}
        fz="inherit"
        underline="always"
      >
        {t('evaluations.toFirst')}
      </Anchor>
    </Text>
  );
}
