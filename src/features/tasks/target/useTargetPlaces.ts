import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { targetPlaces } from '#domain/tasks/target-places.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { animalRows, enclosureRows, sectorRows } from './target-rows.ts';

const NO_ENCLOSURES: readonly Enclosure[] = [];

/**
 * The possible targets of a task at the level of its target, and the places of the chosen ones. Reads no more than the
 * level needs.
 */
export function useTargetPlaces(target: Task['target']) {
  const { actor, sectors } = useReadySession();
  const { level } = target;
  const enclosures = useEnclosuresQuery(level === 'SECTOR' ? skipToken : actor.zooId);
  const register = useAnimalRegisterQuery(level === 'ANIMAL' ? actor.zooId : skipToken);
  // Without the catalogue the animals have the species names of the register.
  const catalogue = useTaxonomyQuery(level === 'ANIMAL' ? undefined : skipToken);
  const { species } = catalogue.data ?? EMPTY_TAXONOMY;
  const language = useLanguage();
  const animals = level === 'ANIMAL' ? register.data?.animals : undefined;
  const isLoading =
    (level !== 'SECTOR' && enclosures.data === undefined) ||
    (level === 'ANIMAL' && (animals === undefined || catalogue.isLoading));
  const error = [enclosures, register].find((one) => one.error !== undefined && one.data === undefined)?.error;
  const rows = useMemo(() => {
    const around = { sectors, enclosures: enclosures.data?.enclosures ?? [], species, language };
    if (level === 'SECTOR') return sectorRows(around);
    return level === 'ENCLOSURE' ? enclosureRows(around) : animalRows(animals ?? [], around);
  }, [level, sectors, enclosures.data, animals, species, language]);
  const places = useMemo(
    () =>
      targetPlaces(target, {
        sectorOfEnclosure: new Map(
          (enclosures.data?.enclosures ?? []).map((one) => [one.enclosureId, one.linkedSectorId]),
        ),
        enclosureOfAnimal: new Map((animals ?? []).map((one) => [one.animalId, one.enclosureId])),
      }),
    [target, enclosures.data, animals],
  );
  return {
    rows,
    places,
    sectors,
    enclosures: enclosures.data?.enclosures ?? NO_ENCLOSURES,
    isLoading: isLoading && error === undefined,
    error: error === undefined ? null : queryError(error),
    refetch: () => {
      if (level !== 'SECTOR') void enclosures.refetch();
      if (level === 'ANIMAL') void register.refetch();
    },
  };
}
export type TargetChoices = ReturnType<typeof useTargetPlaces>;
