import { Timestamp } from 'firebase/firestore';
import { COLLECTIONS } from '../../../../src/domain/collections/collections.ts';
import { type Collection, instantsOf, isWritable } from '../../../../src/domain/collections/declaration.ts';
import { anAnnouncement } from '../../../support/builders/announcement.ts';
import { anEstablishment, aSector } from '../../../support/builders/establishment.ts';
import { anInvitation } from '../../../support/builders/invitation.ts';
import { aSchedule, aTaskTemplate } from '../../../support/builders/task-template.ts';
import { aTask } from '../../../support/builders/task.ts';
import { aUser } from '../../../support/builders/user.ts';
import { declaredSample } from './declared-sample.ts';
import { type Origin, PARK_SAMPLES } from './park-samples.ts';
import { ownSectorOf, type Spot } from './paths.ts';
import { WORK_SAMPLES } from './work-samples.ts';

type Fields = Record<string, unknown>;

const DAY = 86_400_000;

const inOwnSector = ({ zooId }: Spot) => ({
  zooId,
  sectorId: ownSectorOf(zooId),
  sectorIds: [ownSectorOf(zooId)],
  enclosureIds: ['e1', 'e2'],
  animalIds: ['z1'],
  target: { level: 'SECTOR' as const, ids: [ownSectorOf(zooId)] },
  responsibleIds: ['p1', 'p2'],
  tags: ['matin'],
});

/**
 * For each collection with an entity, a new document: whole, so that no part of it can be left out, and with a value in
 * every field that may have one then.
 */
const ENTITIES: Record<string, (origin: Origin) => Fields> = {
  'users/{userId}': ({ zooId, id }) =>
    aUser({ userId: id, zooId, userZoo: { label: zooId, value: zooId }, userProfilePicture: { url: 'https://x/a' } }),
  'zoo/{zooId}': ({ zooId }) =>
    anEstablishment({
      zooId,
      zooName: zooId,
      staffAccess: ['p1', 'p2'],
      code: 'PTR',
      awmId: 'awm',
      zimsId: 'zims',
      slackChannel: '#soins',
      referentEthologistIds: ['p1'],
      supportEthologistIds: ['p2'],
    }),
  'zoo/{zooId}/private/integrations': () => ({ slackEndpoint: 'https://hooks.slack.com/services/a' }),
  'zoo/{zooId}/announcements/{announcementId}': ({ zooId, id, by }) =>
    anAnnouncement({
      announcementId: id,
      zooId,
      createdBy: by,
      broadcastTeams: ['user', 'veterinary'],
      ...stampsOf('createdAtUnix', 'updatedAtUnix'),
      expiresAtUnix: Date.now() + DAY,
    }),
  'invitations/{invitationId}': ({ zooId, id }) => anInvitation({ invitationId: id, zooId }),
  'sectors/{sectorId}': ({ zooId, id }) =>
    aSector({
      sectorId: id,
      zooId,
      value: id,
      sectorKeeper: ['p1', 'p2'],
      managementUserIds: ['p3'],
      veterinaryUserIds: ['p4'],
      nutritionUserIds: ['p5'],
      sectorProfilePicture: null,
    }),
  'tasks/{taskId}': (origin) => ({
    ...aTask({
      ...inOwnSector(origin),
      taskId: origin.id,
      authorId: origin.by,
      ...stampsOf('createdAtUnix', 'updatedAtUnix'),
    }),
    attachments: [],
    notificationsSent: { onCreate: false, reminder24h: false, reminder1h: false },
  }),
  'taskTemplates/{templateId}': (origin) =>
    aTaskTemplate({
      ...inOwnSector(origin),
      templateId: origin.id,
      authorId: origin.by,
      schedule: aSchedule({
        dueAt: DAY,
        rrule: 'FREQ=DAILY',
        cronExpression: '0 8 * * *',
        cronDescription: 'chaque jour',
        recurrenceFrequency: 'daily',
        recurrenceDayOfWeek: 1,
        recurrenceDayOfMonth: 15,
        recurrenceMonthOfYear: 6,
      }),
    }),
  'taskRuns/{runId}': ({ zooId, id }) => ({
    taskId: id,
    templateId: 'template',
    zooId,
    status: 'OPEN',
    scheduledForUnix: Date.now(),
    dueAtUnix: Date.now() + DAY,
    completedAtUnix: null,
    responsibleIds: [],
  }),
  ...PARK_SAMPLES,
  ...WORK_SAMPLES,
};

/** Collections that browsers write and whose sample follows from their declaration alone. */
const DECLARED = new Map<string, Collection>(
  Object.entries(COLLECTIONS).filter(
    ([pattern, collection]) => !(pattern in ENTITIES) && collection.schema !== null && isWritable(collection),
  ),
);

/** Patterns of which there is a sample that a browser may write. */
export const SAMPLED: readonly string[] = [...Object.keys(ENTITIES), ...DECLARED.keys()];

/** Returns the stored form of a new document: the entity's, else the fields of every document. */
export function sampleOf(pattern: string, origin: Origin): Fields {
  const declared = DECLARED.get(pattern);
  const fields =
    declared === undefined
      ? (ENTITIES[pattern]?.(origin) ?? { zooId: origin.zooId, authorId: origin.by, memberIds: [origin.by] })
      : declaredSample(declared, origin);
  return { ...fields, ...twinsOf(pattern, fields) };
}

/** The fields that a document gets later, and that no new one has. */
const LATER: Record<string, (by: string) => Fields> = {
  'tasks/{taskId}': (by) => ({ editedBy: by, ...stampsOf('editedAtUnix'), steps: [], doneItems: [], readings: [] }),
};

/** The fields that the server alone gives a document later. */
const LATER_BY_SERVER: Record<string, () => Fields> = {
  'animals/{animalId}': () => ({
    otherIdentifiers: [{ kind: 'gan', value: '12345678' }],
    mergedIds: ['merged'],
    mergedInto: 'kept',
  }),
  'enclosures/{enclosureId}': () => stampsOf('lastEvaluationUnix'),
  'tasks/{taskId}': () => stampsOf('lastFileAtUnix'),
  'taskTemplates/{templateId}': () => stampsOf('handledUntilUnix'),
  'visits/{visitId}': () => ({ followed: [] }),
};

/** Returns the stored form of the fields that a document gets later, by the person who gives them; empty for most. */
export function laterOf(pattern: string, by: string): Fields {
  const fields = LATER[pattern]?.(by) ?? {};
  return { ...fields, ...twinsOf(pattern, fields) };
}

/** Returns the stored form of a document that has been there for a while. */
export function grownSampleOf(pattern: string, origin: Origin): Fields {
  const byServer = LATER_BY_SERVER[pattern]?.() ?? {};
  return { ...sampleOf(pattern, origin), ...laterOf(pattern, origin.by), ...byServer, ...twinsOf(pattern, byServer) };
}

/** Returns the timestamps that stand beside the `…Unix` fields. */
export function twinsOf(pattern: string, fields: Fields): Fields {
  const instants = instantsOf(COLLECTIONS[pattern]?.schema ?? null).filter((instant) => `${instant}Unix` in fields);
  return Object.fromEntries(
    instants.map((instant) => {
      const unix = fields[`${instant}Unix`];
      return [instant, typeof unix === 'number' ? Timestamp.fromMillis(unix) : null];
    }),
  );
}

/** Returns these fields, all of this moment. */
export function stampsOf<Name extends string>(...names: Name[]): Record<Name, number> {
  const now = Date.now();
  return Object.fromEntries(names.map((name) => [name, now])) as Record<Name, number>;
}
