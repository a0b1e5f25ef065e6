import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSectorsQuery } from '#data/sectors/sectors.endpoints.ts';
import { useColleaguesQuery, useNamedPeopleQuery, usersApi } from '#data/users/users.endpoints.ts';
import type { BroadcastTeam } from '#domain/announcements/announcement.ts';
import {
  type AuditChange,
  changesOf,
  DETAIL_KINDS,
  type DetailKind,
  peopleIn,
  SERVER_REASONS,
} from '#domain/audit/audit-details.ts';
import { type AuditLogEntry, BY_PARTNER, BY_SERVER, BY_STRANGER, nameInEntry } from '#domain/audit/audit-log.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Revision } from '#kit/revisions/revision.ts';
import { useTeamName } from '../announcements/useTeamName.ts';

/**
 * Returns how entries of an establishment's audit log are shown: with names in place of ids and codes. `revisionOf` knows
 * the people of the entries on the page, `revisionsOf` reads those of the entries that it is given and fails as this
 * reading does. People whom the reader may not read are unknown accounts.
 */
export function useAuditRevision(zooId: string, entries: readonly AuditLogEntry[]) {
  const { t } = useTranslation('words');
  const revisionWith = useWording(zooId);
  const { data: colleagues } = useColleaguesQuery(zooId);
  const others = useMemo(() => strangersIn(entries, colleagues), [colleagues, entries]);
  const outside = useNamedPeopleQuery(others, { skip: colleagues === undefined || others.length === 0 });
  const [readNamed] = usersApi.endpoints.namedPeople.useLazyQuery();
  const revisionOf = useMemo(() => {
    const isReading = colleagues === undefined || outside.isFetching;
    return revisionWith(nameAmong([colleagues, outside.data], isReading ? '…' : t('unknownAccount')));
  }, [revisionWith, colleagues, outside.isFetching, outside.data, t]);
  return {
    revisionOf,
    revisionsOf: async (all: readonly AuditLogEntry[]): Promise<Revision[]> => {
      const strangers = strangersIn(all, colleagues);
      const read = strangers.length === 0 ? [] : await readNamed(strangers).unwrap();
      return all.map(revisionWith(nameAmong([colleagues, read], t('unknownAccount'))));
    },
  };
}

/** Returns the ids of the people whom entries name and who are no colleagues. */
function strangersIn(entries: readonly AuditLogEntry[], colleagues: readonly User[] = []): string[] {
  const known = new Set([BY_SERVER, BY_STRANGER, BY_PARTNER, ...colleagues.map(({ userId }) => userId)]);
  return peopleIn(entries).filter((userId) => !known.has(userId));
}

type NameOf = (userId: string) => string;

/** Returns a function for the name of a person among these, and for the text of any other. */
function nameAmong(people: readonly (readonly User[] | undefined)[], other: string): NameOf {
  const names = new Map(people.flatMap((some = []) => some.map((person) => [person.userId, displayName(person)])));
  return (userId) => names.get(userId) ?? other;
}

/** Returns a function that says entries in words, with the given names of people. */
function useWording(zooId: string): (nameOfPerson: NameOf) => (entry: AuditLogEntry) => Revision {
  const { t } = useTranslation(['establishment', 'access', 'words']);
  const { list, dateTime } = useFormat();
  const { data: sectors } = useSectorsQuery(zooId);
  const teamName = useTeamName();
  return useMemo(() => {
    const sectorOf = (id: string) =>
      sectors?.find(({ sectorId }) => sectorId === id)?.sectorName ?? t('establishment:audit.goneSector');
    return (nameOfPerson) => {
      const inWords: Readonly<Record<DetailKind, (value: string) => string>> = {
        text: (value) => value,
        reason: (value) => {
          const known = SERVER_REASONS.get(value);
          return known === undefined ? value : t(`establishment:values.auditReason.${known}`);
        },
        person: nameOfPerson,
        sector: sectorOf,
        role: (role) => t(`access:values.role.${role as 'user'}`),
        rightsRole: (role) => t(`access:values.rightsRole.${role as 'auditor'}`),
        sectorRole: (role) =>
          role === '' ? t('establishment:audit.noSectorRole') : t(`access:values.sectorRole.${role as 'keeper'}`),
        rank: (rank) => t(`access:values.rank.${rank === 'manager' || rank === 'board' ? rank : 'other'}`),
        team: (team) => teamName(team as BroadcastTeam),
        flag: (value) => t(value === 'true' ? 'words:yes' : 'words:no'),
        instant: (value) => dateTime(Number(value)),
      };
      const shown = ({ field, sectorId, before, after, added, removed }: AuditChange) => {
        const words = inWords[DETAIL_KINDS[field]];
        const listed = (values: readonly string[]) => (values.length === 0 ? null : list(values.map(words)));
        const label = t(
          `establishment:values.auditField.${field}`,
          sectorId === null ? {} : { sector: sectorOf(sectorId) },
        );
        return {
          field: sectorId === null ? field : `${field} ${sectorId}`,
          label,
          from: before === null ? listed(removed) : words(before),
          to: after === null ? listed(added) : words(after),
        };
      };
      const authorOf = (by: string) => {
        if (by === BY_SERVER) return t('establishment:audit.bySystem');
        if (by === BY_PARTNER) return t('establishment:audit.byPartner');
        return by === BY_STRANGER ? t('establishment:audit.byStranger') : nameOfPerson(by);
      };
      return (entry: AuditLogEntry): Revision => {
        const { entryId, action, by, subjectId, atUnix } = entry;
        const isOfPerson = action.startsWith('user.') && subjectId !== by && !IS_OF_INVITATION.has(action);
        const subject = isOfPerson ? nameOfPerson(subjectId) : nameInEntry(entry);
        // The title of a person's own sign-in names the device.
        const changes = changesOf(entry).filter(({ field }) => isOfPerson || field !== 'device');
        const what = t(`establishment:values.auditAction.${action.replace('.', '_') as AuditKey}`);
        return {
          id: entryId,
          at: atUnix,
          title: subject === null ? what : t('establishment:audit.entry', { what, subject }),
          byName: authorOf(by),
          changes: changes.map(shown),
        };
      };
    };
  }, [t, list, dateTime, sectors, teamName]);
}

/** The actions whose subject is an invitation: the entry has its address. */
const IS_OF_INVITATION: ReadonlySet<string> = new Set(['user.invited', 'user.invitationRevoked']);

type KeyOf<Action extends string> = Action extends `${infer Kind}.${infer Act}` ? `${Kind}_${Act}` : never;
type AuditKey = KeyOf<AuditLogEntry['action']>;
