import { useMemo } from 'react';
import { useInformationListQuery } from '#data/information/information.endpoints.ts';
import { compareForReader, INFORMATION_STATES, stateOf } from '#domain/information/information-order.ts';
import { isListedFor } from '#domain/information/information-rights.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';

/** The information of the list: what the person reads and what they look after; shown first, then coming, then expired. */
export function useListedInformation() {
  const actor = useActor();
  const now = useNow();
  const { data, error, refetch } = useInformationListQuery(actor.zooId);
  const listed = useMemo(
    () =>
      data?.information
        .filter((one) => isListedFor(actor, one))
        .toSorted(
          (a, b) =>
            INFORMATION_STATES.indexOf(stateOf(a, now)) - INFORMATION_STATES.indexOf(stateOf(b, now)) ||
            compareForReader(a, b),
        ),
    [data, actor, now],
  );
  return { listed, isCut: data?.isCut === true, unreadable: data?.unreadable ?? 0, error, refetch };
}
