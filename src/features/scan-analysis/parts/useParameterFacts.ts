import { useTranslation } from 'react-i18next';
import { DEFAULT_PARAMETERS } from '#domain/analysis/default-parameters.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';

/** Returns the thresholds that no filter changes, as facts of the files of scan analyses. */
export function useParameterFacts(): readonly ExportFact[] {
  const { t } = useTranslation('analyses');
  const { number } = useFormat();
  const { rareThreshold, shannonLevels, tieTolerance } = DEFAULT_PARAMETERS;
  const { low, moderate, high } = shannonLevels;
  return [
    { label: t('facts.rareThreshold'), value: number(rareThreshold) },
    { label: t('facts.diversityLevels'), value: [low, moderate, high].map((level) => number(level)).join(' / ') },
    { label: t('facts.tieTolerance'), value: String(tieTolerance) },
  ];
}
