import { useMemo } from 'react';
import { MAX_SHARED } from '#data/animals/animal-register.ts';
import { useAnimalRegisterQuery, useSharedAnimalsQuery } from '#data/animals/animals.endpoints.ts';
import { useAnimalSharesQuery } from '#data/animal-shares/animal-shares.endpoints.ts';
import { MAX_LISTED_SHARES, type ShareListName } from '#data/animal-shares/share-list.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { RecordSource } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { mayChangeAnimal } from '../actions/animal-rights.ts';
import { type ShareRow, shareRow } from './share-row.ts';

/** Returns the shares that the establishment gives or receives, the latest step first, 500 at most; live. */
export function useShareRows(list: ShareListName): RecordSource<ShareRow> {
  const actor = useActor();
  const { zooId } = actor;
  const language = useLanguage();
  const shares = useAnimalSharesQuery({ zooId, list, size: MAX_LISTED_SHARES });
  const register = useAnimalRegisterQuery(zooId, { skip: list === 'received' });
  const shared = useSharedAnimalsQuery({ zooId, size: MAX_SHARED }, { skip: list === 'given' });
  const { species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  const readable = list === 'given' ? register.data?.animals : shared.data?.items;
  const mayShare = mayChangeAnimal(actor, 'animal.share', null);
  const rows = useMemo(() => {
    if (shares.data === undefined) return undefined;
    const animals = new Map((readable ?? []).map((animal) => [animal.animalId, animal]));
    return shares.data.items.map((share) => shareRow(share, { zooId, animals, species, language, mayShare }));
  }, [shares.data, readable, zooId, species, language, mayShare]);
  return {
    rows,
    error: shares.error === undefined || shares.data !== undefined ? null : shares.error,
    refetch: () => void shares.refetch(),
    unreadable: shares.data?.unreadable ?? 0,
    cutAfter: shares.data?.hasMore === true ? MAX_LISTED_SHARES : null,
  };
}
