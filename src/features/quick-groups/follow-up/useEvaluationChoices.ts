import { useTranslation } from 'react-i18next';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { finishedAt, useGroupResults } from '../results/useGroupResults.ts';

/** Returns the finished evaluations of a group to choose from, the latest first: "12 nov. 2026 (75,0)". */
export function useEvaluationChoices({ groupId }: QuickGroup): { readonly value: string; readonly label: string }[] {
  const { t } = useTranslation('quick-work');
  const { date } = useFormat();
  const { score } = useScoreWords();
  const { record } = useGroupResults(groupId);
  return (record?.finished ?? []).map((one) => ({
    value: one.evaluation.evaluationId,
    label: t('evaluationOf', { date: date(finishedAt(one)), score: score(one.result?.overall ?? null) }),
  }));
}
