import { useMemo } from 'react';
import { useEnclosureQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useGroupQuery } from '#data/groups/groups.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { registerEntryOf } from '#domain/animals/register.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { useReadySession } from '#state/session/use-session.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { rowOf } from '../rows/make-rows.ts';
import { surroundingsOf } from '../rows/surroundings.ts';

/**
 * Returns an animal with the names of its species and places; its page reads those alone, not every place of the
 * establishment.
 */
export function useAnimalRow(animal: Animal): { readonly row: AnimalRow; readonly isPlaceKnown: boolean } {
  const { actor, sectors } = useReadySession();
  const { zooId } = actor;
  // Another establishment shows its animal, not its places.
  const isOwn = animal.zooId === zooId;
  const enclosureId = animal.animalEnclosureData?.enclosureId ?? '';
  const groupId = animal.group?.groupId ?? '';
  const { data: enclosure, isLoading } = useEnclosureQuery(
    { zooId, enclosureId },
    { skip: !isOwn || enclosureId === '' },
  );
  const { data: group } = useGroupQuery({ zooId, groupId }, { skip: !isOwn || groupId === '' });
  const { data: taxonomy = EMPTY_TAXONOMY } = useTaxonomyQuery();
  const language = useLanguage();
  const today = startOfDay(useNow(), ZONE);
  const row = useMemo(
    () =>
      rowOf(
        {
          ...registerEntryOf(animal),
          animalId: animal.animalId,
          ...(isOwn ? {} : { sharedBy: { zooId: animal.zooId, zooName: animal.establishmentName } }),
        },
        surroundingsOf({
          enclosures: enclosure === undefined || enclosureId === '' ? [] : [enclosure],
          groups: group === undefined || groupId === '' ? [] : [group],
          sectors,
          taxonomy,
          language,
          today,
        }),
      ),
    [animal, isOwn, enclosure, enclosureId, group, groupId, sectors, taxonomy, language, today],
  );
  return { row, isPlaceKnown: !isLoading };
}
