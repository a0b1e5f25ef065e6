import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';

/** The recorded actions, by the group in which a person looks for them. */
export const AUDIT_GROUPS = {
  signIns: ['user.signedIn', 'user.signInFailed', 'user.signInLocked', 'user.signInRefused', 'user.sessionsEnded'],
  accounts: [
    'user.created',
    'user.activated',
    'user.invited',
    'user.invitationRevoked',
    'user.invitationAccepted',
    'user.passwordResetSent',
    'user.passwordSet',
    'user.passwordQueued',
    'user.passwordApplied',
    'user.temporaryPasswordSet',
    'user.temporaryPasswordExpired',
    'user.disabled',
    'user.reactivated',
    'user.deleted',
    'user.rightsSet',
  ],
  establishment: ['sector.teamSet', 'zoo.renamed', 'zoo.staffAccessSet'],
  animals: ['animal.departed', 'animal.died', 'animal.archived', 'animal.restored'],
  places: [
    'enclosure.archived',
    'enclosure.restored',
    'enclosure.deleted',
    'group.archived',
    'group.restored',
    'group.deleted',
    'sector.deleted',
  ],
  announcements: [
    'announcement.created',
    'announcement.changed',
    'announcement.deleted',
    'nutritionNote.created',
    'nutritionNote.changed',
    'nutritionNote.deleted',
  ],
  tasks: [
    'automation.created',
    'automation.changed',
    'automation.suspended',
    'automation.resumed',
    'automation.archived',
    'automation.restored',
    'automation.ranNow',
    'automation.skippedNext',
    'task.attachmentRemoved',
  ],
} as const;
export type AuditGroup = keyof typeof AUDIT_GROUPS;
export type AuditAction = (typeof AUDIT_GROUPS)[AuditGroup][number];

/** The author of the actions that no person asked for: the scheduled work. */
export const BY_SERVER = 'server';
/** The author of an attempt to sign in: nobody knows who it was. */
export const BY_STRANGER = 'unknown';

/** An entry of `zoo/{zooId}/auditLog`: an action with its author and its subject; `details` are values without secrets. */
export const auditEntrySchema = z.object({
  entryId: field.ownId(),
  action: field.choice(Object.values(AUDIT_GROUPS).flat()),
  by: z.string(),
  subjectId: z.string(),
  atUnix: field.instant(),
  details: field.older(z.record(z.string(), z.unknown()), {}),
});
export type AuditLogEntry = z.infer<typeof auditEntrySchema>;

/** One field that an action changed, as texts; `ids` are people who came to a list or left it. */
export type AuditChange = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/** Returns the changed fields that the details of an entry hold; empty for an entry that holds other facts. */
export function changesOf({ details }: Pick<AuditLogEntry, 'details'>): AuditChange[] {
  return Object.entries(details).flatMap(([name, value]) => {
    const change = changeSchema.safeParse(value);
    return change.success ? [{ ...UNCHANGED, field: name, ...change.data }] : [];
  });
}

/** Returns the name of the subject as the entry keeps it: a place's, an announcement's title; null for none. */
export function nameInEntry(entry: Pick<AuditLogEntry, 'details'>): string | null {
  const { name, device } = entry.details;
  if (typeof name === 'string' && name !== '') return name;
  if (typeof device === 'string' && device !== '') return device;
  const title = changesOf(entry).find(({ field: one }) => one === 'title' || one === 'zooName');
  return title?.after ?? title?.before ?? null;
}

const UNCHANGED = { before: null, after: null, added: [], removed: [] } as const;
const changeSchema = z.union([
  z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
]);
