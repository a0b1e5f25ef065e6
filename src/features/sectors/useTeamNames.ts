import { useMemo } from 'react';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';

/** People of the establishment who can be in a team, by name, and what somebody is called; '' for whom nobody knows. */
export function useTeamNames() {
  const { zooId } = useActor();
  const language = useLanguage();
  const { data, error } = useColleaguesQuery(zooId);
  // Whoever cannot be read stays without a name: the rest of the page does not wait for them.
  const isKnown = data !== undefined || error !== undefined;
  return useMemo(() => {
    const names = new Map((data ?? []).map((person: User) => [person.userId, displayName(person)]));
    const people = (data ?? [])
      .filter((person) => !person.isDeleted && person.userRight !== 'pedagoadmin')
      .toSorted((a, b) => displayName(a).localeCompare(displayName(b), language));
    return { people, isKnown, nameOf: (userId: string) => names.get(userId) ?? '' };
  }, [data, isKnown, language]);
}
