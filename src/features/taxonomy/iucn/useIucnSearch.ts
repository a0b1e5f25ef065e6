import { useState } from 'react';
import { taxonomyApi, useIucnPageQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { IucnPage } from '#data/taxonomy/taxonomy-lists.ts';
import { searchKeys } from '#domain/taxonomy/iucn-keys.ts';

/** The species of the IUCN list whose names match a search, page by page; none while no word has three letters. */
export function useIucnSearch(search: string) {
  const isAsked = searchKeys(search).length > 0;
  const first = useIucnPageQuery({ search, after: null }, { skip: !isAsked });
  const [load, { isFetching }] = taxonomyApi.endpoints.iucnPage.useLazyQuery();
  const [kept, setKept] = useState<{ search: string; pages: readonly IucnPage[]; hasFailed: boolean }>({
    search: '',
    pages: [],
    hasFailed: false,
  });
  const { pages, hasFailed } = kept.search === search ? kept : { pages: [], hasFailed: false };
  const last = pages.at(-1) ?? first.currentData;
  const loadMore = async () => {
    if (last === undefined || last.next === null || isFetching) return;
    const answer = await load({ search, after: last.next });
    const page = answer.data;
    setKept({ search, pages: page === undefined ? pages : [...pages, page], hasFailed: page === undefined });
  };
  return {
    isAsked,
    species:
      isAsked && first.currentData !== undefined
        ? [first.currentData, ...pages].flatMap((one) => one.species)
        : undefined,
    error: first.error,
    refetch: () => void first.refetch(),
    more: {
      hasMore: last !== undefined && last.next !== null,
      isLoading: isFetching,
      hasFailed,
      onMore: () => void loadMore(),
    },
  };
}
