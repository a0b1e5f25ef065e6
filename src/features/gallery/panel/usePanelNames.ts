import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import type { Photo, PhotoKind } from '#domain/pictures/photo.ts';
import { useFormat } from '#i18n/useFormat.ts';

/**
 * Returns a function for the name of a panel's photo: its caption, else its day; for a photo of an enclosure's animal
 * also the animal's name.
 */
export function usePanelNames({ zooId, kind, id }: { zooId: string; kind: PhotoKind; id: string }) {
  const { t } = useTranslation('gallery');
  const { shortDay } = useFormat();
  const { currentData } = useAnimalRegisterQuery(zooId, { skip: kind !== 'enclosure' });
  const animals = useMemo(
    () => new Map((currentData?.animals ?? []).map(({ animalId, animalName }) => [animalId, animalName])),
    [currentData],
  );
  return useCallback(
    ({ subjectId, caption, takenAtUnix }: Photo) => {
      const words = caption === '' ? t('unnamed', { day: shortDay(takenAtUnix) }) : caption;
      const animal = subjectId === id ? undefined : animals.get(subjectId);
      return animal === undefined ? words : `${animal} – ${words}`;
    },
    [animals, id, t, shortDay],
  );
}
