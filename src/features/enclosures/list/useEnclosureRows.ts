import { useMemo } from 'react';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import { enclosureRows } from './enclosure-row.ts';

/** Returns the enclosures of the present establishment in the form of lists, by name, archived ones included; live. */
export function useEnclosureRows() {
  const { actor, sectors } = useReadySession();
  const { data, error, refetch } = useEnclosuresQuery(actor.zooId);
  const isOnline = useAppSelector(selectIsOnline);
  const { data: catalogue } = useTaxonomyQuery();
  const language = useLanguage();
  const taxonomy = catalogue ?? EMPTY_TAXONOMY;
  const rows = useMemo(
    () =>
      data === undefined
        ? undefined
        : enclosureRows(data.enclosures, { sectors, taxonomy, language, waitingIds: data.waitingIds }),
    [data, sectors, taxonomy, language],
  );
  return {
    /** absent until they are loaded */
    rows,
    error: error === undefined || data !== undefined ? null : queryError(error),
    refetch: () => void refetch(),
    /** there may be more, since the server has not answered yet: not to be counted */
    isPart: data?.isFromCache === true && isOnline,
    isCut: data?.isCut === true,
    unreadable: data?.unreadable ?? 0,
    taxonomy,
  };
}
