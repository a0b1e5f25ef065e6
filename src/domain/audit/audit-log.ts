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
  animals: [
    'animal.departed',
    'animal.died',
    'animal.archived',
    'animal.restored',
    'animal.merged',
    'animal.importUndone',
    'animal.shareProposed',
    'animal.shareAccepted',
    'animal.shareDeclined',
    'animal.shareEnded',
  ],
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
  campaigns: [
    'campaign.created',
    'campaign.changed',
    'campaign.launched',
    'campaign.stopped',
    'campaign.archived',
    'campaign.restored',
    'campaign.deleted',
    'campaign.renewed',
    'session.invalidated',
    'alert.acknowledged',
    'session.imported',
    'session.importUndone',
  ],
} as const;
export type AuditGroup = keyof typeof AUDIT_GROUPS;
export type AuditAction = (typeof AUDIT_GROUPS)[AuditGroup][number];

/** The author of the actions that no person asked for: the scheduled work. */
export const BY_SERVER = 'server';
/** The author of an attempt to sign in: nobody knows who it was. */
export const BY_STRANGER = 'unknown';
/** The author of a step that the other establishment of a shared animal took: its people are not known here. */
export const BY_PARTNER = 'partner';

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

/**
 * Returns the name of the subject as the entry keeps it: a place's or an animal's, an address, a device, the title of an
 * announcement; null for none.
 */
export function nameInEntry({ details }: Pick<AuditLogEntry, 'details'>): string | null {
  const names = NAMES.map((name) => details[name]);
  const changed = ['title', 'zooName'].flatMap((name) => {
    const change = z.safeParse(renamed, details[name]);
    return change.success ? [change.data.after, change.data.before] : [];
  });
  return [...names, ...changed].find((name): name is string => typeof name === 'string' && name !== '') ?? null;
}

const NAMES = ['name', 'animalName', 'userMail', 'device'] as const;
const renamed = z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) });
