import { useMemo } from 'react';
import { useReachableEstablishmentsQuery } from '#data/establishments/administration.endpoints.ts';
import { useEstablishmentQuery } from '#data/establishments/establishments.endpoints.ts';
import { inOrderOfName, mayEnter } from '#domain/establishments/reachable.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';

/**
 * Returns the establishments that the person may enter, by name: their own, those that list them, all for the
 * provider's staff.
 */
export function useReachable() {
  const { user, establishment: present } = useReadySession();
  const language = useLanguage();
  const listed = useReachableEstablishmentsQuery({ userId: user.userId, isStaff: user.akongoStaff });
  // The rules list only establishments that name the person; their own is read by its id.
  const own = useEstablishmentQuery(user.zooId);
  const establishments = useMemo(() => {
    if (listed.data === undefined) return undefined;
    const all = [present, ...(own.data === undefined ? [] : [own.data]), ...listed.data];
    return inOrderOfName(all, language).filter((zoo) => mayEnter(user, zoo));
  }, [listed.data, own.data, present, user, language]);
  return { establishments, error: listed.error, refetch: listed.refetch };
}
