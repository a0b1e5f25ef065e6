import { useTranslation } from 'react-i18next';
import { WHOLE_GROUP } from '#domain/observation-sessions/scan-recorder.ts';
import type { AnimalAnalysed } from './animal-analysed.ts';

/** Returns the function that says why scans have no result on an animal; null where they have one. */
export function useNothingFound() {
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  return (analysed: AnimalAnalysed): { readonly title: string; readonly message: string } | null => {
    const { animalId, name, result } = analysed;
    if (result.counts.scans === 0) return { title: t('analyses:emptyTitle'), message: t('analyses:empty') };
    const { individuals } = result.analysis.frequency;
    const isConcerned = (id: string) => individuals.some(({ individualId }) => individualId === id);
    if (isConcerned(animalId)) return null;
    const title = t('noneTitle', { name });
    return { title, message: t(isConcerned(WHOLE_GROUP) ? 'noneGroup' : 'none') };
  };
}
