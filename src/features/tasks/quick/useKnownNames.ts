import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { Mentionable, MentionKind } from '#domain/tasks/quick-line/read-line.ts';
import { targetPlaces } from '#domain/tasks/target-places.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { animalRows, enclosureRows, sectorRows, type TargetRow } from '../target/target-rows.ts';
import { peopleChoices } from '../wizard/people-choices.ts';

/** A place, an animal or a person that a line may name, with the words that tell it from others of its name. */
export type KnownName = Mentionable & { readonly detail: string; readonly otherNames: string };

/**
 * Returns everything that a line may name: sectors, enclosures, animals and people of the establishment; those that have
 * not arrived yet are missing. `placesOf` returns the places of a target.
 */
export function useKnownNames() {
  const { actor, sectors } = useReadySession();
  const language = useLanguage();
  const { data: enclosures } = useEnclosuresQuery(actor.zooId);
  const { data: register } = useAnimalRegisterQuery(actor.zooId);
  const { data: colleagues } = useColleaguesQuery(actor.zooId);
  const { data: taxonomy } = useTaxonomyQuery();
  const { species } = taxonomy ?? EMPTY_TAXONOMY;
  const names = useMemo<readonly KnownName[]>(() => {
    const around = { sectors, enclosures: enclosures?.enclosures ?? [], species, language };
    const named = (kind: MentionKind, rows: readonly TargetRow[]) =>
      rows.map(({ id, name, detail, otherNames }) => ({ kind, id, name, detail, otherNames }));
    return [
      ...named('sector', sectorRows(around)),
      ...named('enclosure', enclosureRows(around)),
      ...named('animal', animalRows(register?.animals ?? [], around)),
      ...peopleChoices(colleagues ?? [], []).map(({ userId, name }): KnownName => ({
        kind: 'person',
        id: userId,
        name,
        detail: '',
        otherNames: '',
      })),
    ];
  }, [sectors, enclosures, register, colleagues, species, language]);
  const placesOf = (target: Task['target']) =>
    targetPlaces(target, {
      sectorOfEnclosure: new Map((enclosures?.enclosures ?? []).map((one) => [one.enclosureId, one.linkedSectorId])),
      enclosureOfAnimal: new Map((register?.animals ?? []).map((one) => [one.animalId, one.enclosureId])),
    });
  return { names, placesOf };
}
