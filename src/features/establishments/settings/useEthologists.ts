import { useMemo } from 'react';
import { useNamedPeopleQuery } from '#data/users/users.endpoints.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { displayName } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { type Candidates, useCandidates } from './useCandidates.ts';

/**
 * Who may accompany the establishment: its own people, and for the provider's staff also theirs. The provider's people
 * are not for every admin to read, but those whom the establishment names are, one by one, so that the field names them.
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
    // Of the provider's people only its staff are shown to an establishment that names them.
    const offered = candidates.filter((person) => person.zooId === zoo.zooId || person.akongoStaff);
    return [...offered, ...(skip ? [] : (named.currentData ?? []))].toSorted((a, b) =>
      displayName(a).localeCompare(displayName(b), language),
    );
  }, [candidates, skip, named.isFetching, named.currentData, zoo.zooId, language]);
  return { people, colleagues };
}
