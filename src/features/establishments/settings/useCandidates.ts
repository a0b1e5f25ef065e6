import { useMemo } from 'react';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** The people who may be chosen: people in use of one or two establishments, by name. Undefined while they are read. */
export type Candidates = readonly User[] | undefined;

/** Returns the people of the establishments; the second may be missing. Unreadable people cannot be chosen. */
export function useCandidates([first = '', second]: readonly string[]): Candidates {
  const language = useLanguage();
  const here = useColleaguesQuery(first);
  const there = useColleaguesQuery(second ?? '', { skip: second === undefined });
  return useMemo(() => {
    const isKnown = here.data !== undefined || here.error !== undefined;
    if (!isKnown) return undefined;
    const byId = new Map([...(here.data ?? []), ...(there.data ?? [])].map((person) => [person.userId, person]));
    return [...byId.values()]
      .filter((person) => !person.isDeleted)
      .toSorted((a, b) => displayName(a).localeCompare(displayName(b), language));
  }, [here.data, here.error, there.data, language]);
}
