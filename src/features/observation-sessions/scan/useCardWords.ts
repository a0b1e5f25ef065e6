import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScanRecord } from '#domain/observation-sessions/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ShownCategory } from '../parts/behaviour-words.ts';
import type { ObservedAnimal } from '../parts/useSessionAnimals.ts';
import type { ScanSurroundings } from './scan-surroundings.ts';

/** The words of a card about a record: the behaviour or the way it was not seen, its colour, and further facts. */
export type CardWords = { readonly mark: string; readonly colour: string | null; readonly more: string };

/** Returns a function that says what was recorded of an animal; it changes only with the things it names. */
export function useCardWords(
  categories: readonly ShownCategory[],
  animals: readonly ObservedAnimal[],
  surroundings: ScanSurroundings | null,
): (record: ScanRecord | undefined) => CardWords {
  const { t } = useTranslation('sessions');
  const { list } = useFormat();
  return useMemo(() => {
    const behaviours = new Map(categories.flatMap((one) => one.behaviours.map((two) => [two.code, two] as const)));
    const names = new Map(animals.map(({ animalId, name }) => [animalId, name]));
    const zones = new Map(surroundings?.zones.map(({ zoneId, zoneName }) => [zoneId, zoneName]));
    return (record) => {
      if (record === undefined || record.sighting !== 'seen')
        return { mark: t(`values.sighting.${record?.sighting ?? 'not_done'}`), colour: null, more: '' };
      const behaviour = record.code === null ? undefined : behaviours.get(record.code);
      const near = [...new Set([record.nearestId, ...record.nearIds])].flatMap((id) => names.get(id ?? '') ?? []);
      const facts = [
        ...(record.zoneId === null ? [] : [zones.get(record.zoneId) ?? record.zoneId]),
        ...(near.length === 0 ? [] : [t('near.with', { names: list(near) })]),
      ];
      return {
        mark: behaviour?.name ?? record.code ?? t('values.sighting.seen'),
        colour: behaviour?.colour ?? null,
        more: facts.join(' · '),
      };
    };
  }, [categories, animals, surroundings, t, list]);
}
