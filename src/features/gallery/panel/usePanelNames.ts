import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { captionIn, type Photo, type PhotoKind } from '#domain/pictures/photo.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/**
 * Returns a function for the name of a panel's photo: its caption, else its day; for a photo of an enclosure's animal
 * also the animal's name.
 */
export function usePanelNames({ zooId, kind, id }: { zooId: string; kind: PhotoKind; id: string }) {
  const { t } = useTranslation('gallery');
  const { shortDay } = useFormat();
  const language = useLanguage();
  const { currentData } = useAnimalRegisterQuery(zooId, { skip: kind !== 'enclosure' });
  const animals = useMemo(
    () => new Map((currentData?.animals ?? []).map(({ animalId, animalName }) => [animalId, animalName])),
    [currentData],
  );
  return useCallback(
    (photo: Photo) => {
      const { subjectId, takenAtUnix } = photo;
      const words = captionIn(photo, language) || t('unnamed', { day: shortDay(takenAtUnix) });
      const animal = subjectId === id ? undefined : animals.get(subjectId);
      return animal === undefined ? words : `${animal} – ${words}`;
    },
    [animals, id, language, t, shortDay],
  );
}
