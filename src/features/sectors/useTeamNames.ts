import { useMemo } from 'react';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';

/**
 * People of the establishment who can be in a team, by name, and what somebody is called; '' for whom nobody knows. They are known
 * once they were asked for; what came instead, if they could not be read, is the error.
 */
export function useTeamNames() {
  const { zooId } = useActor();
  const language = useLanguage();
  const { data, error: failed, refetch } = useColleaguesQuery(zooId);
  const error = data === undefined && failed !== undefined ? failed : null;
  // A person who cannot be read has no name here: the rest of the page does not wait for them.
  const isKnown = data !== undefined || error !== null;
  return useMemo(() => {
    const names = new Map((data ?? []).map((person: User) => [person.userId, displayName(person)]));
    const people = (data ?? [])
      .filter((person) => !person.isDeleted && person.userRight !== 'pedagoadmin')
      .toSorted((a, b) => displayName(a).localeCompare(displayName(b), language));
    return {
      ...{ people, isKnown, error },
      retry: () => void refetch(),
      nameOf: (userId: string) => names.get(userId) ?? '',
    };
  }, [data, isKnown, error, refetch, language]);
}
