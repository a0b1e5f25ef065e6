import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { maySee } from '#domain/access/may-see.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { countsHere, type SpeciesRow, speciesRows } from './species-row.ts';

const NOBODY: ReadonlyMap<string, number> = new Map();

/** The species of the catalogue, with how many animals of each live here. */
export function useSpeciesRows(taxonomy: Taxonomy): readonly SpeciesRow[] {
  const language = useLanguage();
  const actor = useActor();
  const { data } = useAnimalRegisterQuery(actor.zooId, { skip: !maySee(actor, 'individuals') });
  const here = useMemo(() => (data === undefined ? NOBODY : countsHere(data.animals)), [data]);
  return useMemo(() => speciesRows(taxonomy, here, language), [taxonomy, here, language]);
}
