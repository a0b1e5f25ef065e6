import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AGREEMENT_DAYS, evaluatorPairs } from '#domain/quick-evaluations/evaluator-agreement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { Scored } from '../results/useGroupResults.ts';
import { PairAgreement } from './PairAgreement.tsx';

/** More pairs would read more sets of questions, and nobody compares evaluators of two years ago. */
const SHOWN_PAIRS = 10;

/** How far evaluations of the same week by different people agree, the latest pair first. */
export function Agreement({ finished }: { readonly finished: readonly Scored[] }) {
  const { t } = useTranslation('quick-agreement');
  const { number } = useFormat();
  const pairs = evaluatorPairs(finished.map(({ evaluation }) => evaluation));
  const days = number(AGREEMENT_DAYS);
  if (pairs.length === 0) return <EmptyState title={t('none')} message={t('noneText', { days })} />;
  return (
    <Stack gap="md" mt="md" maw={900}>
      <Text>{t('intro', { days })}</Text>
      {pairs.slice(0, SHOWN_PAIRS).map((pair) => (
        <PairAgreement key={pair.map(({ evaluationId }) => evaluationId).join(' ')} pair={pair} />
      ))}
      {pairs.length > SHOWN_PAIRS && (
        <Text fz="sm" c="dimmed">
          {t('cut', { shown: number(SHOWN_PAIRS), total: number(pairs.length) })}
        </Text>
      )}
      <Text fz="sm" c="dimmed">
        {t('method')}
      </Text>
    </Stack>
  );
}
