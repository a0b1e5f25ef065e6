import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { AnimalGuest } from './AnimalGuest.tsx';
import { Figures } from './Figures.tsx';
import { useLifeTexts } from './useLifeTexts.ts';

/** The age of an animal and its last evaluation, and the findings of observations on it. */
export function StatisticsTab({ animal, isOwn }: { readonly animal: Animal; readonly isOwn: boolean }) {
  const { t } = useTranslation(['animals', 'words']);
  const { shortDay } = useFormat();
  const age = useLifeTexts().age(animal);
  return (
    <Stack gap="lg">
      <Figures
        figures={[
          { label: t('columns.age'), value: age ?? t('unknown.age') },
          {
            label: t('words:lastEvaluation'),
            value: animal.lastEvaluationUnix === null ? t('statistics.never') : shortDay(animal.lastEvaluationUnix),
          },
        ]}
      />
      {isOwn ? (
        <AnimalGuest animalId={animal.animalId} kind="statistics" />
      ) : (
        <Text c="dimmed">{t('shared.observations')}</Text>
      )}
    </Stack>
  );
}
