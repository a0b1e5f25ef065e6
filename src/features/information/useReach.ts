import { useMemo } from 'react';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { Recipients } from '#domain/information/information.ts';
import { canBeReached, peopleOf } from '#domain/information/recipients.ts';
import { displayName } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';

/**
 * Returns the people who can be reached, by name, a function for a person's name ('' for an unknown one), and one for
 * the people whom recipients mean.
 */
export function useReach() {
  const { actor, sectors } = useReadySession();
  const language = useLanguage();
  const { data, error } = useColleaguesQuery(actor.zooId);
  return useMemo(() => {
    const known = data ?? [];
    const names = new Map(known.map((person) => [person.userId, displayName(person)]));
    return {
      /** false while the people are read, or when they cannot be */
      isKnown: data !== undefined,
      hasFailed: error !== undefined,
      sectors,
      people: known.filter(canBeReached).toSorted((a, b) => displayName(a).localeCompare(displayName(b), language)),
      nameOf: (userId: string) => names.get(userId) ?? '',
      reached: (recipients: Recipients) => peopleOf(recipients, known, sectors),
    };
  }, [data, error, sectors, language]);
}
