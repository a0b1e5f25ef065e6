import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedAnalysis } from '#features/scan-analysis/index.ts';
import type { AgreementTab } from '../agreement-tabs.ts';
import { FORMULAS } from './formulas.ts';

/** One tab with its finding, its explanation, its figures and its limitations. */
export function AgreementPanel({
  tab,
  finding,
  children,
}: {
  readonly tab: Exclude<AgreementTab, 'export'>;
  readonly finding: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('agreement');
  const words = {
    title: t(`values.help.${tab}.title`),
    what: t(`values.help.${tab}.what`),
    limits: t(`values.help.${tab}.limits`),
  };
  return (
    <ExplainedAnalysis finding={finding} words={words} formula={FORMULAS[tab]}>
      {children}
    </ExplainedAnalysis>
  );
}
