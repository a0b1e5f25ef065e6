import { useMemo } from 'react';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { EnclosureList } from '#data/enclosures/enclosure-list.ts';
import { useEnclosuresQuery, useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import type { GroupList } from '#data/groups/group-list.ts';
import { useGroupsQuery, useSomeGroupsQuery } from '#data/groups/groups.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { type Known, type Surroundings, surroundingsOf } from './surroundings.ts';

const NONE: readonly never[] = [];
const NOWHERE = { isLoading: false } as const;

/** The records of the animals' ids. A place that has not been loaded yet is unknown. */
export type Around = { readonly surroundings: Surroundings; readonly isLoading: boolean };

/** Returns the records of the animals' ids in the present establishment: every place is read. */
export function useSurroundings(): Around {
  const { zooId } = useReadySession().actor;
  return useAround(useEnclosuresQuery(zooId), useGroupsQuery(zooId));
}

/** Returns the records of these animals' ids: only their places are read. */
export function useSurroundingsOf(animals: readonly RegisterAnimal[] | undefined): Around {
  const { zooId } = useReadySession().actor;
  const enclosureIds = useMemo(() => idsOf(animals, 'enclosureId'), [animals]);
  const groupIds = useMemo(() => idsOf(animals, 'groupId'), [animals]);
  const places = useSomeEnclosuresQuery({ zooId, enclosureIds }, { skip: enclosureIds.length === 0 });
  const herds = useSomeGroupsQuery({ zooId, groupIds }, { skip: groupIds.length === 0 });
  return useAround(enclosureIds.length === 0 ? NOWHERE : places, groupIds.length === 0 ? NOWHERE : herds);
}

type Asked<Data> = { readonly data?: Data | undefined; readonly isLoading: boolean };

function useAround(places: Asked<Pick<EnclosureList, 'enclosures'>>, herds: Asked<Pick<GroupList, 'groups'>>): Around {
  const { sectors } = useReadySession();
  const catalogue = useTaxonomyQuery();
  const language = useLanguage();
  const today = startOfDay(useNow(), ZONE);
  const isLoading = [places, herds, catalogue].some((asked) => asked.isLoading);
  const enclosures = places.data?.enclosures ?? NONE;
  const groups = herds.data?.groups ?? NONE;
  const taxonomy = catalogue.data ?? EMPTY_TAXONOMY;
  return useMemo(
    () => ({ surroundings: shared({ enclosures, groups, sectors, taxonomy, language, today }), isLoading }),
    [enclosures, groups, sectors, taxonomy, language, today, isLoading],
  );
}

/** Each id once, in an order that a moved animal does not change. */
function idsOf(animals: readonly RegisterAnimal[] | undefined, what: 'enclosureId' | 'groupId'): string[] {
  return [...new Set((animals ?? []).map((animal) => animal[what]))].filter((id) => id !== null).toSorted();
}

/** Surroundings made before, by their enclosures: the next page finds its rows made. They go with the enclosures. */
const made = new WeakMap<Known['enclosures'], { readonly known: Known; readonly surroundings: Surroundings }>();

function shared(known: Known): Surroundings {
  const before = made.get(known.enclosures);
  const isSame =
    before !== undefined && (Object.keys(known) as (keyof Known)[]).every((what) => known[what] === before.known[what]);
  if (isSame) return before.surroundings;
  const surroundings = surroundingsOf(known);
  // The empty list is shared, so its entry would stay.
  if (known.enclosures !== NONE) made.set(known.enclosures, { known, surroundings });
  return surroundings;
}
