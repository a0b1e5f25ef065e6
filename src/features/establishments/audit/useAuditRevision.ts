import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import {
  type AuditChange,
  type AuditLogEntry,
  BY_SERVER,
  BY_STRANGER,
  changesOf,
  nameInEntry,
} from '#domain/audit/audit-log.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Revision } from '#kit/revisions/revision.ts';

/** Fields that hold people. */
const PEOPLE = ['managementUserIds', 'veterinaryUserIds', 'nutritionUserIds', 'sectorKeeper', 'staffAccess'] as const;
/** The fields of entries that have a name for readers; another one keeps its stored name. */
const NAMED = [
  ...PEOPLE,
  'zooName',
  'title',
  'message',
  'broadcastTeams',
  'expiresAtUnix',
  'sendNotification',
  'text',
] as const;

/** Returns how an entry of an establishment's audit log is shown: with the names of people in place of their ids. */
export function useAuditRevision(zooId: string): (entry: AuditLogEntry) => Revision {
  const { t } = useTranslation(['establishment', 'words']);
  const { list, dateTime } = useFormat();
  const { data: colleagues } = useColleaguesQuery(zooId);
  return useMemo(() => {
    const names = new Map(colleagues?.map((person) => [person.userId, displayName(person)]));
    const nameOf = (id: string) => names.get(id) ?? (colleagues === undefined ? '…' : t('words:unknownAccount'));
    const authorOf = (by: string) => {
      if (by === BY_SERVER) return t('establishment:audit.bySystem');
      return by === BY_STRANGER ? t('establishment:audit.byStranger') : nameOf(by);
    };
    const labelOf = (field: string) => {
      const known = NAMED.find((one) => one === field);
      return known === undefined ? field : t(`establishment:values.auditField.${known}`);
    };
    const idsText = (field: string, ids: readonly string[]) => {
      if (ids.length === 0) return null;
      return list(PEOPLE.some((one) => one === field) ? ids.map(nameOf) : ids);
    };
    const textOf = (field: string, value: string | null) => {
      if (value !== null && field === 'expiresAtUnix') return dateTime(Number(value));
      if (field !== 'sendNotification') return value;
      return value === null ? null : t(value === 'true' ? 'words:yes' : 'words:no');
    };
    const shown = ({ field, before, after, added, removed }: AuditChange) => ({
      field,
      label: labelOf(field),
      from: textOf(field, before) ?? idsText(field, removed),
      to: textOf(field, after) ?? idsText(field, added),
    });
    return (entry) => {
      const { entryId, action, by, subjectId, atUnix } = entry;
      const isOfPerson = action.startsWith('user.') && subjectId !== by;
      const subject = isOfPerson ? (names.get(subjectId) ?? null) : nameInEntry(entry);
      const what = t(`establishment:values.auditAction.${action.replace('.', '_') as AuditKey}`);
      return {
        id: entryId,
        at: atUnix,
        title: subject === null ? what : t('establishment:audit.entry', { what, subject }),
        byName: authorOf(by),
        changes: changesOf(entry).map(shown),
      };
    };
  }, [t, list, dateTime, colleagues]);
}

type KeyOf<Action extends string> = Action extends `${infer Kind}.${infer Act}` ? `${Kind}_${Act}` : never;
type AuditKey = KeyOf<AuditLogEntry['action']>;
