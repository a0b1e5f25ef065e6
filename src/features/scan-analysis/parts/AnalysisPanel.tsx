import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnalysisTab } from '../analysis-tabs.ts';
import { FindingPanel } from './FindingPanel.tsx';
import { FORMULAS } from './formulas.ts';

/** One analysis of scans with its finding, its explanation, its figures and its limitations. */
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
  const help = {
    title: t(`values.help.${tab}.title`),
    what: t(`values.help.${tab}.what`, { rare }),
    limits: t(`values.help.${tab}.limits`),
    ...FORMULAS[tab],
  };
  return (
    <FindingPanel finding={finding} help={help}>
      {children}
    </FindingPanel>
  );
}
