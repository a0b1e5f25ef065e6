import { useMemo } from 'react';
import type { Listed } from '#data/listed.ts';
import { useQuickGroupQuery, useQuickGroupsQuery } from '#data/quick-groups/quick-groups.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { foundNames, speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { displayName } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor, useReadySession } from '#state/session/use-session.ts';

/** A group of quick evaluations with the words of a list. */
export type QuickGroupRow = {
  readonly groupId: string;
  readonly group: QuickGroup;
  readonly speciesNames: readonly string[];
  /** every name by which its species are found */
  readonly foundNames: readonly string[];
  readonly sector: Sector | null;
  /** '' while the account is not known */
  readonly ownerName: string;
  readonly isMine: boolean;
  readonly isWaiting: boolean;
};

/** Returns the groups of the establishment with their names, archived ones included, by name. */
export function useQuickGroupRows() {
  return useNamed(useQuickGroupsQuery(useActor().zooId));
}

/** Returns one group in the form of the list, without reading the others; no row when there is none of that id. */
export function useQuickGroupRow(id: string) {
  return useNamed(useQuickGroupQuery({ zooId: useActor().zooId, id }));
}

type Asked<Failure> = {
  readonly data?: Listed<QuickGroup> | undefined;
  readonly error?: Failure | undefined;
  readonly refetch: () => unknown;
};

function useNamed<Failure>({ data, error, refetch }: Asked<Failure>) {
  const { actor, sectors } = useReadySession();
  const { zooId, userId } = actor;
  const language = useLanguage();
  const catalogue = useTaxonomyQuery();
  const { data: colleagues } = useColleaguesQuery(zooId);
  const { species } = catalogue.data ?? EMPTY_TAXONOMY;
  const isWaitingForNames = catalogue.isLoading;
  const rows = useMemo<readonly QuickGroupRow[] | undefined>(() => {
    if (data === undefined || isWaitingForNames) return undefined;
    const owners = new Map(colleagues?.map((person) => [person.userId, displayName(person)]));
    return data.items.map((group) => {
      const known = group.speciesIds.flatMap((id) => species[id] ?? []);
      return {
        groupId: group.groupId,
        group,
        speciesNames: known.map((one) => speciesNameIn(one, language)).filter(Boolean),
        foundNames: known.map(foundNames),
        sector: sectors.find(({ sectorId }) => sectorId === group.sectorId) ?? null,
        ownerName: owners.get(group.ownerId) ?? '',
        isMine: group.memberIds.includes(userId),
        isWaiting: data.waitingIds.includes(group.groupId),
      };
    });
  }, [data, isWaitingForNames, colleagues, species, sectors, language, userId]);
  return {
    rows,
    error: data === undefined ? error : undefined,
    refetch,
    unreadable: data?.unreadable ?? 0,
    cutAfter: data?.isCut === true ? data.items.length : null,
  };
}
