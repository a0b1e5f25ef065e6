import { useTranslation } from 'react-i18next';
import { StepHeader } from '#kit/wizard/StepHeader.tsx';

export const STEPS = ['file', 'columns', 'values', 'check', 'result'] as const;
export type Step = (typeof STEPS)[number];

/** The steps of the import. Earlier steps can be opened again. */
export function ImportSteps({
  step,
  canGoBack,
  onGo,
}: {
  readonly step: Step;
  readonly canGoBack: boolean;
  readonly onGo: (step: Step) => void;
}) {
  const { t } = useTranslation('animal-import');
  return (
    <StepHeader
      label={t('steps')}
      steps={STEPS.map((name) => t(`values.step.${name}`))}
      step={STEPS.indexOf(step)}
      canGoBack={canGoBack}
      onGo={(place) => onGo(STEPS[place] ?? 'file')}
    />
  );
}
