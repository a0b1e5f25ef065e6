import { useMemo } from 'react';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useGroupsQuery } from '#data/groups/groups.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { type Known, type Surroundings, surroundingsOf } from './surroundings.ts';

const NONE: readonly never[] = [];

/** What the animals' ids stand for, in the establishment one is in. A place that has not arrived yet is not known yet. */
export function useSurroundings(): { readonly surroundings: Surroundings; readonly isLoading: boolean } {
  const { actor, sectors } = useReadySession();
  const places = useEnclosuresQuery(actor.zooId);
  const herds = useGroupsQuery(actor.zooId);
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

/** Made before, by the enclosures they were made with: the next page finds its rows made. Gone with the enclosures. */
const made = new WeakMap<Known['enclosures'], { readonly known: Known; readonly surroundings: Surroundings }>();

function shared(known: Known): Surroundings {
  const before = made.get(known.enclosures);
  const isSame =
    before !== undefined && (Object.keys(known) as (keyof Known)[]).every((what) => known[what] === before.known[what]);
  if (isSame) return before.surroundings;
  const surroundings = surroundingsOf(known);
  // The empty list is nobody's, and would stay.
  if (known.enclosures !== NONE) made.set(known.enclosures, { known, surroundings });
  return surroundings;
}
