import { announcementSchema } from '../announcements/announcement.ts';
import { establishmentSchema, integrationsSchema, SETTINGS_FIELDS } from '../establishments/establishment.ts';
import { invitationSchema } from '../invitations/invitation.ts';
import { sectorSchema } from '../sectors/sector.ts';
import { taskRunSchema, taskSchema, taskTemplateSchema } from '../tasks/task.ts';
import { userSchema } from '../users/user.ts';
import { CLOSED_PATHS } from './closed-paths.ts';
import { BY_SERVER, closed, type Collection, keptByServer, NO_FIELDS } from './collection.ts';
import { PARK_COLLECTIONS } from './park-collections.ts';
import { REFERENCE_COLLECTIONS } from './reference-collections.ts';
import { WORK_COLLECTIONS } from './work-collections.ts';

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

/** People, establishments and tasks. */
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
      delete: 'server',
    },
    writable: [
      'sectorName',
      'label',
      'sectorKeeper',
      'managementUserIds',
      'veterinaryUserIds',
      'nutritionUserIds',
      'sectorColor',
    ],
    byProvider: [],
  },
  'tasks/{taskId}': {
    owner: 'establishment, by zooId',
    schema: taskSchema,
    instants: [
      'scheduledFor',
      'dueAt',
      'takenAt',
      'startedAt',
      'completedAt',
      'deletedAt',
      'editedAt',
      'createdAt',
      'updatedAt',
    ],
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
      'editedBy',
      'editedAtUnix',
      'updatedAtUnix',
    ],
    byProvider: [],
  },
  'taskTemplates/{templateId}': keptByServer('establishment, by zooId', 'task.read', taskTemplateSchema, [
    'activeSince',
    'lastRun',
    'nextRun',
    'nextMake',
    'deletedAt',
    'createdAt',
    'updatedAt',
  ]),
  'taskRuns/{runId}': keptByServer('establishment, by zooId', 'task.read', taskRunSchema, [
    'scheduledFor',
    'dueAt',
    'completedAt',
  ]),
} as const satisfies Record<string, Collection>;

/**
 * Every collection of the product by the path of its documents: whose it is, what opens it and which fields a browser may
 * change. `firestore.rules` and the tables of `tests/rules/security` are held against it, so that a path which one of them
 * does not know fails the build.
 * @source specification, points 3 and 7; permissions
 */
export const COLLECTIONS: Readonly<Record<string, Collection>> = {
  ...OPEN,
  ...WORK_COLLECTIONS,
  ...PARK_COLLECTIONS,
  ...REFERENCE_COLLECTIONS,
  ...Object.fromEntries(CLOSED_PATHS.server.map((path) => [path, closed('server')])),
  ...Object.fromEntries(CLOSED_PATHS.field.map((path) => [path, closed('establishment, by zooId')])),
  ...Object.fromEntries(CLOSED_PATHS.path.map((path) => [path, closed('establishment, by path')])),
  ...Object.fromEntries(CLOSED_PATHS.shared.map((path) => [path, closed('everybody')])),
};
