import * as z from 'zod/mini';
import type { AuditLogEntry } from './audit-log.ts';

/** How a reader is told of a value: a person by name, a role in words, an instant as a date. */
export type DetailKind =
  | 'text'
  | 'person'
  | 'sector'
  | 'role'
  | 'rightsRole'
  | 'sectorRole'
  | 'rank'
  | 'team'
  | 'flag'
  | 'instant'
  | 'reason';

/** The details that a reader is told of; ids of documents and codes of the server are left out. */
export const DETAIL_KINDS = {
  managementUserIds: 'person',
  veterinaryUserIds: 'person',
  nutritionUserIds: 'person',
  sectorKeeper: 'person',
  staffAccess: 'person',
  invitedBy: 'person',
  addedBy: 'person',
  userRight: 'role',
  rightsRoles: 'rightsRole',
  sectorRoles: 'sectorRole',
  sectors: 'sector',
  akongoRank: 'rank',
  akongoStaff: 'flag',
  betaTester: 'flag',
  sendNotification: 'flag',
  broadcastTeams: 'team',
  expiresAtUnix: 'instant',
  occurrence: 'instant',
  zooName: 'text',
  title: 'text',
  message: 'text',
  text: 'text',
  reason: 'reason',
  destination: 'text',
  device: 'text',
  otherName: 'text',
  partnerName: 'text',
  failures: 'text',
  failedBefore: 'text',
} as const satisfies Record<string, DetailKind>;
/** The reasons that the server gives, each with the key of its text; other reasons are the words of a person. */
export const SERVER_REASONS: ReadonlyMap<
  string,
  'targetGone' | 'messageNotSent' | 'wrongAddresses' | 'animalArchived' | 'animalMerged'
> = new Map([
  ['targetGone', 'targetGone'],
  ['message not sent', 'messageNotSent'],
  ['wrong addresses', 'wrongAddresses'],
  ['animal archived', 'animalArchived'],
  ['animal merged', 'animalMerged'],
] as const);

export type DetailField = keyof typeof DETAIL_KINDS;

/** One detail of an action: its value before and after, or the ids and codes that came to a list and left it. */
export type AuditChange = {
  readonly field: DetailField;
  /** the sector in which roles were given and taken; null for every other detail */
  readonly sectorId: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/**
 * Returns the details of an entry for a reader: changed fields, and facts that the action brought, which have no value
 * before. Roles in sectors are one detail for each sector, and say what the sectors of the account say: these are left
 * out beside them. Empty for an entry without details.
 */
export function changesOf({ details }: Pick<AuditLogEntry, 'details'>): AuditChange[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (!isDetail(name) || (name === 'sectors' && 'sectorRoles' in details)) return [];
    if (name === 'sectorRoles') return rolesOf(value);
    const change = z.safeParse(changeSchema, value);
    if (change.success) return [{ ...UNCHANGED, field: name, ...change.data }];
    if (Array.isArray(value))
      return value.length === 0 ? [] : [{ ...UNCHANGED, field: name, added: value.map(String) }];
    const isFact = ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
    return isFact ? [{ ...UNCHANGED, field: name, after: String(value) }] : [];
  });
}

/** Returns the ids of all people whom the entries name: authors, subjects, and people in their details. */
export function peopleIn(entries: readonly AuditLogEntry[]): string[] {
  const named = entries.flatMap((entry) => [
    entry.by,
    ...(entry.action.startsWith('user.') ? [entry.subjectId] : []),
    ...changesOf(entry).flatMap(({ field, before, after, added, removed }) =>
      DETAIL_KINDS[field] === 'person' ? [before, after, ...added, ...removed] : [],
    ),
  ]);
  return [...new Set(named.filter((id) => id !== null))].toSorted();
}

function rolesOf(value: unknown): AuditChange[] {
  const roles = z.safeParse(rolesSchema, value);
  if (!roles.success) return [];
  return Object.entries(roles.data).map(([sectorId, added]) => ({
    ...{ ...UNCHANGED, field: 'sectorRoles' as const, sectorId, added },
    after: added.length === 0 ? '' : null,
  }));
}

function isDetail(name: string): name is DetailField {
  return Object.hasOwn(DETAIL_KINDS, name);
}

const UNCHANGED = { sectorId: null, before: null, after: null, added: [], removed: [] } as const;
const rolesSchema = z.record(z.string(), z.array(z.string()));
const changeSchema = z.union([
  z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
]);
