import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import type { Photo, PhotoKind } from '#domain/pictures/photo.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** Returns what a photo of a panel is called: its caption, else its day; the photo of an animal of an enclosure says which one. */
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
