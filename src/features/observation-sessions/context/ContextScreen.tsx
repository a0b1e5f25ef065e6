import { useTranslation } from 'react-i18next';
import type { GivenAnswer } from '#domain/observation-sessions/session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { ContextQuestions } from './ContextQuestions.tsx';
import type { useSessionContext } from './useSessionContext.ts';

/** The questions of the context in the place of the observations, or that they are still being read. */
export function ContextScreen({
  context: { flow, known, hide },
  onAnswers,
}: {
  readonly context: ReturnType<typeof useSessionContext>;
  readonly onAnswers: (answers: readonly GivenAnswer[]) => void;
}) {
  const { t } = useTranslation('lists');
  if (!flow) return <LoadingState label={t('page.loading')} />;
  return <ContextQuestions flow={flow} known={known} onAnswers={onAnswers} onClose={hide} />;
}
