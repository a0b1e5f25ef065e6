import { useTranslation } from 'react-i18next';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { ChartWords } from '#kit/chart/ChartFrame.tsx';

/** Returns what the chart of a tab says beside its own figures, and its form. */
export function useFocalChart(title: string, subtitle: string, finding: string) {
  const { t } = useTranslation(['focal-analysis', 'analyses']);
  const words: ChartWords = {
    ...{ title, subtitle, chartLabel: finding, tableLabel: title, loading: t('analyses:computing') },
    empty: { title: t('insufficientTitle'), message: t('insufficient') },
  };
  return { words, ...useChartForm(), onRetry: () => undefined };
}
