import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { AnalysisStep } from '../reading/analysis-step.ts';
import { Reading } from './Reading.tsx';

/** Stands in the place of results: how far the reading is, or why there are none, with another try. */
export function AnalysisWaiting({
  state,
  failed,
  onRetry,
}: {
  readonly state: AnalysisStep;
  /** says what helps where the computation failed */
  readonly failed: string;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation(['analyses', 'common']);
  if (state.step === 'reading') return <Reading state={state} />;
  if (state.step !== 'failed') return <LoadingState label={t('computing')} />;
  if (state.error !== null) return <LoadFailed error={state.error} what="session/load-failed" onRetry={onRetry} />;
  return <ErrorState title={t('failedTitle')} message={failed} retryLabel={t('common:retry')} onRetry={onRetry} />;
}
