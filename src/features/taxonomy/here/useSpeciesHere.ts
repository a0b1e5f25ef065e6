import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { animalCounts, animalsHere, type CountedPlace } from './animal-counts.ts';

/**
 * Returns the animals of a species that live here, their photo, their counts and the names of their places, as soon as
 * both the register and the enclosures are read: before that every place would have no name.
 */
export function useSpeciesHere(specieId: string) {
  const { t } = useTranslation('taxonomy');
  const { zooId } = useActor();
  const language = useLanguage();
  const register = useAnimalRegisterQuery(zooId);
  const enclosures = useEnclosuresQuery(zooId);
  const here = useMemo(() => {
    if (register.data === undefined || enclosures.data === undefined) return undefined;
    const names = new Map(enclosures.data.enclosures.map((one) => [one.enclosureId, one.enclosureName]));
    const animals = animalsHere(register.data.animals, specieId, language);
    const now = nowMs();
    return {
      now,
      animals,
      photoUrl: animals.find((one) => one.photoUrl)?.photoUrl ?? null,
      counts: animalCounts(animals, new Set(names.keys()), now),
      placeName: (place: CountedPlace): string => {
        if (place === 'nowhere') return t('recap.nowhere');
        return (place === 'unknown' ? undefined : names.get(place.enclosureId)) ?? t('recap.unknownPlace');
      },
    };
  }, [register.data, enclosures.data, specieId, language, t]);
  return {
    here,
    error: register.error ?? enclosures.error,
    refetch: () => {
      void register.refetch();
      void enclosures.refetch();
    },
  };
}

export type SpeciesHere = NonNullable<ReturnType<typeof useSpeciesHere>['here']>;
