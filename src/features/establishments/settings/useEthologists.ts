import { useMemo } from 'react';
import { useNamedPeopleQuery } from '#data/users/users.endpoints.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { displayName } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { type Candidates, useCandidates } from './useCandidates.ts';

/**
 * Returns the possible ethologists of the establishment: its own people, and for the provider's staff also theirs.
 * Admins may not read the provider's people, except those whom the establishment names, one by one, so that the field
 * shows their names.
 */
export function useEthologists(zoo: Establishment): { people: Candidates; colleagues: Candidates } {
  const { user } = useReadySession();
  const language = useLanguage();
  const providers = user.akongoStaff && user.zooId !== zoo.zooId ? [user.zooId] : [];
  const candidates = useCandidates([zoo.zooId, ...providers]);
  const colleagues = useCandidates([zoo.zooId]);
  const known = new Set((candidates ?? []).map((person) => person.userId));
  const others = [...zoo.referentEthologistIds, ...zoo.supportEthologistIds].filter((userId) => !known.has(userId));
  const skip = candidates === undefined || others.length === 0;
  const named = useNamedPeopleQuery(others, { skip });
  const people = useMemo(() => {
    if (candidates === undefined || (!skip && named.isFetching)) return undefined;
    // Of the provider's people, an establishment that names them sees only staff.
    const offered = candidates.filter((person) => person.zooId === zoo.zooId || person.akongoStaff);
    return [...offered, ...(skip ? [] : (named.currentData ?? []))].toSorted((a, b) =>
      displayName(a).localeCompare(displayName(b), language),
    );
  }, [candidates, skip, named.isFetching, named.currentData, zoo.zooId, language]);
  return { people, colleagues };
}
