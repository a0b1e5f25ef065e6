import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnalysisTab } from '../analysis-tabs.ts';
import { ExplainedAnalysis } from './ExplainedAnalysis.tsx';
import { FORMULAS } from './formulas.ts';

/** One analysis of scans with its explanation, its figures and its limitations. */
export function AnalysisPanel({
  tab,
  finding,
  rareThreshold,
  children,
}: {
  readonly tab: Exclude<AnalysisTab, 'export'>;
  readonly finding: string;
  /** percent, of the analysis of rare behaviours */
  readonly rareThreshold?: number;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('analysis-help');
  const { number } = useFormat();
  const rare = rareThreshold === undefined ? '' : number(rareThreshold, { unit: 'percent' });
  const words = {
    title: t(`values.help.${tab}.title`),
    what: t(`values.help.${tab}.what`, { rare }),
    limits: t(`values.help.${tab}.limits`),
  };
  return (
    <ExplainedAnalysis finding={finding} words={words} formula={FORMULAS[tab]}>
      {children}
    </ExplainedAnalysis>
  );
}
