import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedAnalysis } from '#features/scan-analysis/index.ts';
import type { FocalTab } from '../focal-tabs.ts';
import { FOCAL_FORMULAS } from './focal-formulas.ts';

/** One analysis of focal observations with its explanation, its figures and its limitations. */
export function FocalPanel({
  tab,
  finding,
  children,
}: {
  readonly tab: Exclude<FocalTab, 'export'>;
  readonly finding: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('focal-analysis');
  const words = {
    title: t(`values.help.${tab}.title`),
    what: t(`values.help.${tab}.what`),
    limits: t(`values.help.${tab}.limits`),
  };
  return (
    <ExplainedAnalysis finding={finding} words={words} formula={FOCAL_FORMULAS[tab]}>
      {children}
    </ExplainedAnalysis>
  );
}
