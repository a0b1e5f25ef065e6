import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useKeptSessionWordsQuery } from '#data/observation-sessions/session-imports.endpoints.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { keptMatches } from '#domain/session-exchange/kept-words.ts';
import { takesImports } from '#domain/session-exchange/check-imported.ts';
import { displayName } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';
import { useCampaignRight, useCampaigns } from '../parts/useCampaigns.ts';

/** A thing of the establishment with its name. */
type Named = { readonly id: string; readonly name: string };

/** The things of the establishment that a file of sessions may name. */
export type ImportBase = {
  /** the campaigns that take sessions of files, of this person */
  readonly campaigns: readonly Campaign[];
  readonly enclosures: readonly (Named & { readonly planIds: readonly string[] })[];
  readonly observers: readonly Named[];
  readonly animals: readonly (Named & { readonly enclosureId: string | null })[];
  /** the ids that names of earlier files mean, by `wordKey` */
  readonly kept: Readonly<Record<string, string>>;
};

type Asked = { readonly error?: unknown; readonly refetch: () => unknown };

/** Returns the things that files may name, and whether this person may import into any campaign; null while that is read. */
export function useImportBase() {
  const { zooId } = useActor();
  const mine = useImportableCampaigns();
  const register = useAnimalRegisterQuery(zooId);
  const places = useEnclosuresQuery(zooId);
  const people = useColleaguesQuery(zooId);
  const words = useKeptSessionWordsQuery(mine.mayImport === true ? zooId : skipToken);
  const { campaigns } = mine;
  const base = useMemo((): ImportBase | null => {
    if (campaigns === undefined || register.data === undefined) return null;
    if (places.data === undefined || people.data === undefined || words.data === undefined) return null;
    return {
      campaigns,
      enclosures: places.data.enclosures.map(({ enclosureId, enclosureName, areas }) => ({
        ...{ id: enclosureId, name: enclosureName, planIds: areas.map(({ areaId }) => areaId) },
      })),
      observers: people.data.map((person) => ({ id: person.userId, name: displayName(person) })),
      animals: register.data.animals
        .filter(({ mergedInto }) => mergedInto === undefined)
        .map(({ animalId, animalName, enclosureId }) => ({ id: animalId, name: animalName, enclosureId })),
      kept: keptMatches(words.data.items),
    };
  }, [campaigns, register.data, places.data, people.data, words.data]);
  const asked: readonly Asked[] = [mine, register, places, people, words];
  const failed = asked.filter(({ error }) => error !== undefined);
  return {
    base,
    mayImport: mine.mayImport,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/**
 * Returns the campaigns into which this person imports sessions. `mayImport` is null while the campaigns are read, and true
 * also for a person who edits campaigns that take no sessions yet.
 */
export function useImportableCampaigns() {
  const { campaigns, error, refetch } = useCampaigns();
  const mayImport = useCampaignRight('session.import');
  const mine = useMemo(() => campaigns?.filter(mayImport), [campaigns, mayImport]);
  const importable = useMemo(() => mine?.filter(takesImports), [mine]);
  return { campaigns: importable, mayImport: mine === undefined ? null : mine.length > 0, error, refetch };
}
