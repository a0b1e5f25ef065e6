import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { displayName } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns a function that names the people of the establishment; anybody else is an unknown account. */
export function usePersonNames(): (userId: string) => string {
  const { t } = useTranslation('words');
  const { data } = useColleaguesQuery(useActor().zooId);
  return useMemo(() => {
    const names = new Map(data?.map((person) => [person.userId, displayName(person)]));
    return (userId) => names.get(userId) ?? t('unknownAccount');
  }, [data, t]);
}
