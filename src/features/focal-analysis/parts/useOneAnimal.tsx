import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#features/observation-sessions/index.ts';
import { useFigures } from '#features/scan-analysis/index.ts';
import type { FocalAnalysed } from './focal-analysed.ts';

/** The results of all animals together or of one. */
export type OneAnimal = ReturnType<typeof useOneAnimal>;

/** Returns the results of all animals together or of the chosen one, the choice, and the size of the sample in words. */
export function useOneAnimal({ result, names, facts }: FocalAnalysed) {
  const { t } = useTranslation(['focal-analysis', 'words']);
  const { count } = useFigures();
  const [animalId, setAnimalId] = useState<string | null>(null);
  const chosen = result.animals.find((one) => one.animalId === animalId);
  const shown = chosen ?? { ...result.pooled, transitions: result.transitions };
  const sample = t('sampleText', { observed: clockText(shown.observedMs), n: count(shown.observations) });
  return {
    ...shown,
    sample,
    facts: [
      ...facts,
      ...(chosen === undefined ? [] : [{ label: t('words:animal'), value: names.animal(chosen.animalId) }]),
      { label: t('sample.observed'), value: sample },
    ],
    control: (
      <Select
        aria-label={t('words:animals')}
        placeholder={t('words:animals')}
        clearable
        data={result.animals.map((one) => ({ value: one.animalId, label: names.animal(one.animalId) }))}
        value={chosen?.animalId ?? null}
        onChange={setAnimalId}
      />
    ),
  };
}
