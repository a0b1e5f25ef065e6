import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery, useSomeAnimalsQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery, useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { animalChoice } from '#kit/animal/animal-choice.ts';
import { useActor } from '#state/session/use-session.ts';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import type { TaskFilters } from './task-filters.ts';

type ControlProps = { readonly value: string | null; readonly onChange: (id: string | null) => void };

/** Filters tasks by an enclosure, among those of the filtered sector. The enclosures are read while it is in sight. */
export function EnclosureFilter({ value, sectorId, onChange }: ControlProps & { readonly sectorId: string | null }) {
  const { t } = useTranslation(['task-details', 'words']);
  const { zooId } = useActor();
  const { data } = useEnclosuresQuery(zooId);
  const choices = (data?.enclosures ?? [])
    .filter(
      (one) => one.enclosureId === value || (!one.isArchived && (sectorId === null || one.linkedSectorId === sectorId)),
    )
    .map(({ enclosureId, enclosureName }) => ({ value: enclosureId, label: enclosureName }));
  return (
    <ChoiceFilter
      label={t('words:enclosure')}
      all={t('words:allEnclosures')}
      nothingFound={t('words:noResult')}
      choices={choices}
      value={value}
      width={240}
      onChange={onChange}
    />
  );
}

/** Filters tasks by an animal, found by its name or its species. The register is read while it is in sight. */
export function AnimalFilter({ value, onChange }: ControlProps) {
  const { t } = useTranslation(['task-details', 'words']);
  const { zooId } = useActor();
  const language = useLanguage();
  const { data } = useAnimalRegisterQuery(zooId);
  const { species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  const choices = useMemo(
    () =>
      (data?.animals ?? [])
        .filter((one) => one.animalId === value || (one.status === 'present' && !one.isArchived))
        .map((animal) => animalChoice(animal, species, language)),
    [data, value, species, language],
  );
  return (
    <ChoiceFilter
      label={t('task-details:values.grouping.animal')}
      all={t('task-details:filters.allAnimals')}
      nothingFound={t('words:noResult')}
      choices={choices}
      value={value}
      width={280}
      onChange={onChange}
    />
  );
}

/**
 * Returns the functions that name the filtered enclosure and the filtered animal, for chips and files: '' for none, an
 * ellipsis while the name is on its way. Reads only the named records.
 */
export function useRecordNames({ enclosureId, animalId }: Pick<TaskFilters, 'enclosureId' | 'animalId'>) {
  const { t } = useTranslation('task-details');
  const { zooId } = useActor();
  const enclosures = useSomeEnclosuresQuery(
    { zooId, enclosureIds: enclosureId === null ? [] : [enclosureId] },
    { skip: enclosureId === null },
  );
  const animals = useSomeAnimalsQuery(
    { zooId, animalIds: animalId === null ? [] : [animalId] },
    { skip: animalId === null },
  );
  const isWaiting = (asked: { readonly data?: unknown; readonly error?: unknown }) =>
    asked.data === undefined && asked.error === undefined;
  return {
    enclosure: (id: string | null) => {
      if (id === null) return '';
      const known = enclosures.data?.enclosures.find((one) => one.enclosureId === id);
      return known?.enclosureName ?? (isWaiting(enclosures) ? '…' : t('grouping.unknown'));
    },
    animal: (id: string | null) => {
      if (id === null) return '';
      const known = animals.data?.find((one) => one.animalId === id);
      return known?.animalName ?? (isWaiting(animals) ? '…' : t('grouping.unknown'));
    },
  };
}
