import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useEstablishmentQuery } from '#data/establishments/establishments.endpoints.ts';
import { useInvitationsQuery, usePeopleQuery } from '#data/people/people.endpoints.ts';
import { comparedMail, type PeopleContext } from '#domain/people/check-people.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useSectorsOf } from '../useSectorsOf.ts';

export type CreationContext = PeopleContext & {
  readonly zooId: string;
  readonly zooName: string;
  readonly sectors: readonly Sector[];
  /** addresses with an open invitation: a new one replaces it */
  readonly invitedMails: ReadonlySet<string>;
};

/** Until the establishment is loaded, no language is refused. */
const ALL: PeopleContext['languages'] = [];

/**
 * Returns the data that new people are checked against. While the accounts are not loaded, only the server knows the
 * addresses in use.
 */
export function useCreationContext(zooId: string): CreationContext {
  const { actor, establishment } = useReadySession();
  const isHere = actor.zooId === zooId;
  const { data: other } = useEstablishmentQuery(isHere ? skipToken : zooId);
  const { data: listed } = usePeopleQuery(zooId);
  const { data: open } = useInvitationsQuery(zooId);
  const sectors = useSectorsOf(zooId);
  const chosen = isHere ? establishment : other;
  const zooName = chosen?.zooName ?? '';
  const languages = chosen?.languages ?? ALL;
  return useMemo(
    () => ({
      zooId,
      zooName,
      sectors,
      granter: actor.role,
      languages,
      sectorIds: sectors.map((sector) => sector.sectorId),
      takenMails: new Set((listed?.people ?? []).map((person) => comparedMail(person.userMail))),
      invitedMails: new Set((open?.invitations ?? []).map((invitation) => comparedMail(invitation.userMail))),
    }),
    [zooId, zooName, languages, sectors, actor.role, listed, open],
  );
}
