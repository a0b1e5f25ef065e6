import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import { ageAt, birthOf, type StoredBirth } from '#domain/animals/birth.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { instantAt } from '#domain/time/wall-clock.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';

type Lived = StoredBirth & Pick<Animal, 'status' | 'statusAtUnix'>;

/** Returns the functions that put a birth and an age into words. */
export function useLifeTexts() {
  const { t } = useTranslation('animals');
  const { date, month } = useFormat();
  const now = useNow();
  return useMemo(() => {
    /** "12 mars 2019", "mars 2019", "vers 2012"; the stored text where it is no date, null without any */
    const birth = (stored: StoredBirth): string | null => {
      const known = birthOf(stored);
      if (known === null) return stored.animalBirthdate;
      if (known.month === null) return t('page.yearAbout', { year: known.year });
      const at = instantAt({ year: known.year, month: known.month, day: known.day ?? 15, hour: 12, minute: 0 }, ZONE);
      return known.day === null ? month(at) : date(at);
    };
    /** "7 ans", "environ 14 ans", "9 ans à sa mort"; null when nobody can tell */
    const age = (animal: Lived): string | null => {
      const { status, statusAtUnix } = animal;
      const isHere = status === 'present';
      const at = isHere ? now : statusAtUnix;
      const years = at === null ? null : ageAt(animal, at);
      if (years === null) return null;
      const plain = years === 0 ? t('age.underOne') : t('age.years', { count: years });
      const told = birthOf(animal)?.month === null ? t('page.ageAbout', { age: plain }) : plain;
      if (isHere) return told;
      return status === 'dead' ? t('page.ageAtDeath', { age: told }) : t('page.ageAtDeparture', { age: told });
    };
    return { birth, age };
  }, [t, date, month, now]);
}
