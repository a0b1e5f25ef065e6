import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import { useNow } from '#i18n/useNow.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ageInYears } from '#domain/animals/birthdate.ts';
import { ComingParts } from './ComingParts.tsx';
import { Figures } from './Figures.tsx';

/** The counts of an animal; its welfare will come from evaluations and observations. */
export function StatisticsTab({ animal }: { readonly animal: Animal }) {
  const { t } = useTranslation('animals');
  const { number, shortDay } = useFormat();
  const age = ageInYears(animal.animalBirthdate, useNow());
  return (
    <ComingParts
      title={t('statistics.title')}
      message={t('statistics.message')}
      parts={[t('statistics.scores'), t('statistics.budget'), t('statistics.values'), t('statistics.enrichment')]}
    >
      <Figures
        figures={[
          { label: t('statistics.age'), value: age === null ? t('unknown.age') : number(age) },
          {
            label: t('statistics.lastEvaluation'),
            value: animal.lastEvaluationUnix === null ? t('statistics.never') : shortDay(animal.lastEvaluationUnix),
          },
        ]}
      />
    </ComingParts>
  );
}
