import type * as z from 'zod/mini';
import { announcementSchema } from '../announcements/announcement.ts';
import { establishmentSchema, integrationsSchema, SETTINGS_FIELDS } from '../establishments/establishment.ts';
import { invitationSchema } from '../invitations/invitation.ts';
import { sectorSchema } from '../sectors/sector.ts';
import { taskRunSchema, taskSchema, taskTemplateSchema } from '../tasks/task.ts';
import { userSchema } from '../users/user.ts';
import { CLOSED_PATHS } from './closed-paths.ts';
import type { Operation } from './operations.ts';

/** What a browser may ask of a document or a collection. */
export const ACCESSES = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Access = (typeof ACCESSES)[number];

/**
 * What opens an access beside the operations: being the person whose document it is; being of an establishment that names
 * the person, who is of the provider, as its ethologist.
 */
const PERSONAL_GROUNDS = ['self', 'accompanied'] as const;
type PersonalGround = (typeof PERSONAL_GROUNDS)[number];

/** What opens an access to browsers: any of these operations or grounds; else the server alone does it, or nobody. */
export type Opening = readonly (Operation | PersonalGround)[] | 'server' | 'nobody';

/** Whose a collection is: an establishment's, told by a field or by the path; shared by all; or the server's own. */
export type Owner = 'establishment, by zooId' | 'establishment, by path' | 'everybody' | 'server';

export type Collection = {
  readonly owner: Owner;
  /** its entity; null while it has none */
  readonly schema: z.ZodMiniObject | null;
  /** fields with a stored timestamp, whose `…Unix` twin is the schema's */
  readonly instants: readonly string[];
  readonly opens: Readonly<Record<Access, Opening>>;
  /** fields of a stored document that a browser may change, instants by their `…Unix` */
  readonly writable: readonly string[];
  /** those that only the provider's staff may */
  readonly byProvider: readonly string[];
};

const CLOSED = { get: 'nobody', list: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' } as const;
const BY_SERVER = { create: 'server', update: 'server', delete: 'server' } as const;
const NO_FIELDS = { instants: [], writable: [], byProvider: [] } as const;

const closed = (owner: Owner): Collection => ({ owner, schema: null, ...NO_FIELDS, opens: CLOSED });

/** The provider's knowledge: read by every account in use, written by the server until it has its screens. */
const REFERENCE: Collection = {
  owner: 'everybody',
  schema: null,
  ...NO_FIELDS,
  opens: { get: ['reference.read'], list: ['reference.read'], ...BY_SERVER },
};

const TARGETING = [
  'title',
  'description',
  'taskType',
  'sectorId',
  'sectorIds',
  'enclosureIds',
  'animalIds',
  'target',
  'responsibleIds',
  'tags',
  'sendNotification',
  'visibilityStart',
] as const;

/** What is open of the product's data, path by path. */
const OPEN = {
  'users/{userId}': {
    owner: 'establishment, by zooId',
    schema: userSchema,
    instants: [],
    opens: {
      get: ['user.read', 'self', 'accompanied'],
      list: ['user.read'],
      create: 'server',
      update: ['self'],
      delete: 'nobody',
    },
    writable: ['userFirstname', 'userLastname', 'language', 'eula'],
    byProvider: [],
  },
  'zoo/{zooId}': {
    owner: 'establishment, by path',
    schema: establishmentSchema,
    instants: [],
    opens: {
      get: ['zoo.read'],
      list: ['zoo.read'],
      create: ['zoo.administer'],
      update: ['zoo.edit', 'zoo.administer'],
      delete: 'nobody',
    },
    writable: SETTINGS_FIELDS,
    byProvider: ['zooTiers', 'type', 'staffAccess'],
  },
  'zoo/{zooId}/private/integrations': {
    owner: 'establishment, by path',
    schema: integrationsSchema,
    instants: [],
    opens: { get: ['zoo.edit'], list: 'nobody', create: ['zoo.edit'], update: ['zoo.edit'], delete: 'nobody' },
    writable: ['slackEndpoint'],
    byProvider: [],
  },
  'zoo/{zooId}/announcements/{announcementId}': {
    owner: 'establishment, by path',
    schema: announcementSchema,
    instants: ['expiresAt', 'createdAt', 'updatedAt'],
    opens: {
      get: ['zoo.read'],
      list: ['zoo.read'],
      create: ['zoo.announce'],
      update: ['zoo.announce'],
      delete: ['zoo.announce'],
    },
    writable: ['title', 'message', 'broadcastTeams', 'expiresAtUnix', 'sendNotification', 'updatedAtUnix'],
    byProvider: [],
  },
  'zoo/{zooId}/auditLog/{entryId}': {
    owner: 'establishment, by path',
    schema: null,
    ...NO_FIELDS,
    opens: { get: ['user.manage'], list: ['user.manage'], create: 'server', update: 'nobody', delete: 'nobody' },
  },
  'invitations/{invitationId}': {
    owner: 'establishment, by zooId',
    schema: invitationSchema,
    instants: ['sentAt', 'expiresAt'],
    opens: { get: ['user.create'], list: ['user.create'], ...BY_SERVER },
    writable: [],
    byProvider: [],
  },
  'sectors/{sectorId}': {
    owner: 'establishment, by zooId',
    schema: sectorSchema,
    instants: [],
    opens: {
      get: ['sector.read'],
      list: ['sector.read'],
      create: ['sector.create'],
      update: ['sector.edit'],
      delete: ['sector.delete'],
    },
    writable: [
      'sectorName',
      'label',
      'sectorKeeper',
      'managementUserIds',
      'veterinaryUserIds',
      'nutritionUserIds',
      'sectorColor',
      'sectorProfilePicture',
    ],
    byProvider: [],
  },
  'tasks/{taskId}': {
    owner: 'establishment, by zooId',
    schema: taskSchema,
    instants: ['scheduledFor', 'dueAt', 'takenAt', 'startedAt', 'completedAt', 'deletedAt', 'createdAt', 'updatedAt'],
    opens: {
      get: ['task.read'],
      list: ['task.read'],
      create: ['task.create'],
      update: ['task.work', 'task.manage'],
      delete: 'nobody',
    },
    writable: [
      ...TARGETING,
      'status',
      'scheduledForUnix',
      'dueAtUnix',
      'takenBy',
      'takenAtUnix',
      'startedBy',
      'startedAtUnix',
      'completedBy',
      'completedAtUnix',
      'completedLate',
      'notes',
      'deletedAtUnix',
      'updatedAtUnix',
    ],
    byProvider: [],
  },
  'taskTemplates/{templateId}': {
    owner: 'establishment, by zooId',
    schema: taskTemplateSchema,
    instants: ['lastRun', 'nextRun', 'deletedAt'],
    opens: {
      get: ['task.read'],
      list: ['task.read'],
      create: ['automation.create'],
      update: ['automation.manage'],
      delete: 'nobody',
    },
    writable: [...TARGETING, 'name', 'isActive', 'status', 'schedule', 'nextRunUnix', 'deletedAtUnix'],
    byProvider: [],
  },
  'taskRuns/{runId}': {
    owner: 'establishment, by zooId',
    schema: taskRunSchema,
    instants: ['scheduledFor', 'dueAt', 'completedAt'],
    opens: { get: ['task.read'], list: ['task.read'], create: 'server', update: 'server', delete: 'nobody' },
    writable: [],
    byProvider: [],
  },
  'species/{specieId}': REFERENCE,
  'species/{specieId}/logs/{logId}': REFERENCE,
  'family/{familyId}': REFERENCE,
  'order/{orderId}': REFERENCE,
  'tags/{tagId}': REFERENCE,
  'categories/{categoryId}': REFERENCE,
  'goals/{goalId}': REFERENCE,
  'questions/{questionId}': REFERENCE,
  'various/{name}': REFERENCE,
} as const satisfies Record<string, Collection>;

/**
 * Every collection of the product by the path of its documents: whose it is, what opens it and which fields a browser may
 * change. `firestore.rules` and the tables of `tests/rules/security` are held against it, so that a path which one of them
 * does not know fails the build.
 * @source specification, points 3 and 7; permissions
 */
export const COLLECTIONS: Readonly<Record<string, Collection>> = {
  ...OPEN,
  ...Object.fromEntries(CLOSED_PATHS.server.map((path) => [path, closed('server')])),
  ...Object.fromEntries(CLOSED_PATHS.field.map((path) => [path, closed('establishment, by zooId')])),
  ...Object.fromEntries(CLOSED_PATHS.path.map((path) => [path, closed('establishment, by path')])),
  ...Object.fromEntries(CLOSED_PATHS.shared.map((path) => [path, closed('everybody')])),
};

/** Whether browsers have this access to the collection at all. */
export function isOpen(collection: Collection, access: Access): boolean {
  return typeof collection.opens[access] !== 'string';
}

/** Returns the operations of the permission table that open an access; none where only a personal ground does, or nothing. */
export function operationsOf(opening: Opening): readonly Operation[] {
  const isPersonal = (one: Operation | PersonalGround): one is PersonalGround =>
    PERSONAL_GROUNDS.some((ground) => ground === one);
  return typeof opening === 'string' ? [] : opening.filter((one): one is Operation => !isPersonal(one));
}

/** Whether a browser may write there in any way. */
export function isWritable(collection: Collection): boolean {
  return (['create', 'update', 'delete'] as const).some((access) => isOpen(collection, access));
}

/** Returns the stored fields of the entity, timestamps beside their `…Unix`; none while it has no schema. */
export function fieldsOf(collection: Collection): readonly string[] {
  return [...Object.keys(collection.schema?.shape ?? {}), ...collection.instants];
}

/** Returns the stored fields that an establishment's own people cannot change once the document is there. */
export function privilegedFieldsOf(collection: Collection): readonly string[] {
  return fieldsOf(collection).filter(
    (field) => !collection.writable.includes(field) && !collection.writable.includes(`${field}Unix`),
  );
}
