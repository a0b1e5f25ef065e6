import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { namedChoices } from '#ui/filters/named-choices.ts';

/** Returns the species of the establishment's animals as choices by name; none for people who read no animals. */
export function useSpeciesChoices() {
  const language = useLanguage();
  const actor = useActor();
  const { zooId } = actor;
  const mayRead = mayDo(actor, 'animal.read', { zooId, sectorIds: [], authorId: null });
  const { data: register } = useAnimalRegisterQuery(mayRead ? zooId : skipToken);
  const { species } = useTaxonomyQuery(mayRead ? undefined : skipToken).data ?? EMPTY_TAXONOMY;
  return useMemo(
    () =>
      namedChoices(
        (register?.animals ?? []).flatMap(({ specieId, specieName }) => {
          if (specieId === null) return [];
          const known = species[specieId];
          return [[specieId, known === undefined ? specieName : speciesNameIn(known, language)] as const];
        }),
        language,
      ),
    [register, species, language],
  );
}
