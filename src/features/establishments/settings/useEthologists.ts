import { useMemo } from 'react';
import { useNamedPeopleQuery, useProviderStaffQuery } from '#data/users/users.endpoints.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { displayName } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { type Candidates, useCandidates } from './useCandidates.ts';

/**
 * Returns the possible ethologists of the establishment: its own people, and for the provider's staff all of that staff.
 * Admins may not read the provider's people, except those whom the establishment names, one by one, so that the field
 * shows their names.
 */
export function useEthologists(zoo: Establishment): { people: Candidates; colleagues: Candidates } {
  const { user } = useReadySession();
  const language = useLanguage();
  const colleagues = useCandidates([zoo.zooId]);
  const staff = useProviderStaffQuery(undefined, { skip: !user.akongoStaff });
  const candidates = useMemo(() => {
    if (colleagues === undefined || staff.isLoading) return undefined;
    const outside = (staff.data ?? []).filter((person) => person.zooId !== zoo.zooId && !person.isDeleted);
    return [...colleagues, ...outside];
  }, [colleagues, staff.isLoading, staff.data, zoo.zooId]);
  const known = new Set((candidates ?? []).map((person) => person.userId));
  const others = [...zoo.referentEthologistIds, ...zoo.supportEthologistIds].filter((userId) => !known.has(userId));
  const skip = candidates === undefined || others.length === 0;
  const named = useNamedPeopleQuery(others, { skip });
  const people = useMemo(() => {
    if (candidates === undefined || (!skip && named.isFetching)) return undefined;
    return [...candidates, ...(skip ? [] : (named.currentData ?? []))].toSorted((a, b) =>
      displayName(a).localeCompare(displayName(b), language),
    );
  }, [candidates, skip, named.isFetching, named.currentData, language]);
  return { people, colleagues };
}
