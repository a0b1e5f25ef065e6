import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ComingParts } from './ComingParts.tsx';
import { Figures } from './Figures.tsx';
import { useLifeTexts } from './useLifeTexts.ts';

/** The counts of an animal; its welfare will come from evaluations and observations. */
export function StatisticsTab({ animal }: { readonly animal: Animal }) {
  const { t } = useTranslation(['animals', 'words']);
  const { shortDay } = useFormat();
  const age = useLifeTexts().age(animal);
  return (
    <ComingParts
      title={t('statistics.title')}
      message={t('statistics.message')}
      parts={[t('statistics.scores'), t('statistics.budget'), t('statistics.values'), t('statistics.enrichment')]}
    >
      <Figures
        figures={[
          { label: t('columns.age'), value: age ?? t('unknown.age') },
          {
            label: t('words:lastEvaluation'),
            value: animal.lastEvaluationUnix === null ? t('statistics.never') : shortDay(animal.lastEvaluationUnix),
          },
        ]}
      />
    </ComingParts>
  );
}
