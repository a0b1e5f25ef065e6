import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import type { GroupList } from '#data/groups/group-list.ts';
import { useGroupsQuery, useSomeGroupsQuery } from '#data/groups/groups.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { foundNames, speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor, useReadySession } from '#state/session/use-session.ts';
import type { GroupRow } from './group-row.ts';

/**
 * Returns the groups of the establishment with the names of their species and sectors, by name, archived ones included.
 */
export function useGroupRows() {
  return useNamed(useGroupsQuery(useActor().zooId));
}

/** Returns one group in the form of the list, without reading the others; no row when there is none of that id. */
export function useGroupRow(groupId: string) {
  return useNamed(useSomeGroupsQuery({ zooId: useActor().zooId, groupIds: [groupId] }));
}

type Asked<Failure> = {
  readonly data?: GroupList | undefined;
  readonly error?: Failure | undefined;
  readonly refetch: () => unknown;
};

function useNamed<Failure>({ data, error, refetch }: Asked<Failure>) {
  const { actor, sectors } = useReadySession();
  const isPlaced = data?.groups.some(({ enclosureId }) => enclosureId !== null) === true;
  const places = useEnclosuresQuery(isPlaced ? actor.zooId : skipToken);
  const enclosures = places.data?.enclosures;
  const language = useLanguage();
  const catalogue = useTaxonomyQuery();
  const { species } = catalogue.data ?? EMPTY_TAXONOMY;
  const isWaitingForNames = catalogue.isLoading;
  const rows = useMemo<readonly GroupRow[] | undefined>(() => {
    if (data === undefined || isWaitingForNames) return undefined;
    const bySector = new Map(sectors.map((sector) => [sector.sectorId, sector]));
    const enclosureNames = new Map(enclosures?.map(({ enclosureId, enclosureName }) => [enclosureId, enclosureName]));
    const waiting = new Set(data.waitingIds);
    return data.groups.map((group) => {
      const known = group.species.flatMap((specieId) => species[specieId] ?? []);
      return {
        groupId: group.groupId,
        name: group.groupName,
        group,
        speciesNames: known.map((one) => speciesNameIn(one, language)).filter(Boolean),
        foundNames: known.map(foundNames),
        sector: bySector.get(group.linkedSectorId ?? '') ?? null,
        enclosureName: enclosureNames.get(group.enclosureId ?? '') ?? '',
        isWaiting: waiting.has(group.groupId),
      };
    });
  }, [data, species, isWaitingForNames, sectors, enclosures, language]);
  return { rows, error: data === undefined ? error : undefined, refetch, unreadable: data?.unreadable ?? 0 };
}
