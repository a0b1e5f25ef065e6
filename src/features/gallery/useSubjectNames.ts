import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useSectorsQuery } from '#data/sectors/sectors.endpoints.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { animalChoice } from '#kit/animal/animal-choice.ts';
import { useActor } from '#state/session/use-session.ts';

/**
 * Returns the possible subjects of photos, to choose from, and a function for the name of one; '' while it is unknown.
 */
export function useSubjectNames() {
  const { zooId } = useActor();
  const { currentData: register } = useAnimalRegisterQuery(zooId);
  const { currentData: enclosures } = useEnclosuresQuery(zooId);
  const { currentData: sectors } = useSectorsQuery(zooId);
  const { species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  const language = useLanguage();
  return useMemo(() => {
    const animals = (register?.animals ?? []).map((animal) => animalChoice(animal, species, language));
    const places = (enclosures?.enclosures ?? []).map(({ enclosureId, enclosureName }) => ({
      value: enclosureId,
      label: enclosureName,
    }));
    const parts = (sectors ?? []).map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName }));
    const names = {
      animal: new Map(animals.map(({ value, label }) => [value, label])),
      enclosure: new Map(places.map(({ value, label }) => [value, label])),
      sector: new Map(parts.map(({ value, label }) => [value, label])),
    };
    return {
      animals,
      enclosures: places,
      sectors: parts,
      nameOf: ({ kind, subjectId }: Pick<Photo, 'kind' | 'subjectId'>) => names[kind].get(subjectId) ?? '',
    };
  }, [register, enclosures, sectors, species, language]);
}
