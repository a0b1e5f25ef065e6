import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { displayName } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns a function that names a person of the establishment; an ellipsis while the names are on their way. */
export function usePeopleNames(): (userId: string) => string {
  const { t } = useTranslation('words');
  const { zooId } = useActor();
  const { data } = useColleaguesQuery(zooId);
  return useMemo(() => {
    const names = new Map(data?.map((person) => [person.userId, displayName(person)]));
    return (userId) => names.get(userId) ?? (data === undefined ? '…' : t('unknownAccount'));
  }, [data, t]);
}
