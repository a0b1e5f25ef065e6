import type { Alert } from '../../../../src/domain/alerts/alert.ts';
import { anAlert } from '../../../support/builders/alert.ts';
import { type FieldValue, serverTimestamp } from 'firebase/firestore';
import type { Notification } from '../../../../src/domain/notifications/notification.ts';
import type { NotificationSettings } from '../../../../src/domain/notifications/settings.ts';
import type { Confirmation, Information } from '../../../../src/domain/information/information.ts';
import type { TaskNote } from '../../../../src/domain/tasks/task-note.ts';
import { anInformation } from '../../../support/builders/information.ts';
import type { QuickEvaluation } from '../../../../src/domain/quick-evaluations/quick-evaluation.ts';
import type { QuickGroup } from '../../../../src/domain/quick-groups/quick-group.ts';
import type { CampaignEvaluation } from '../../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { aCampaignEvaluation } from '../../../support/builders/campaign-evaluation.ts';
import { aQuickEvaluation } from '../../../support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../../../support/builders/quick-group.ts';
import type { ObservationSession } from '../../../../src/domain/observation-sessions/session.ts';
import { anObservationSession } from '../../../support/builders/observation-session.ts';
import { ownSectorOf, parentIn } from './paths.ts';
import type { Origin } from './park-samples.ts';

/** An entity as a browser writes it: the server replaces these fields by its time. */
type Stored<T, Arrival extends keyof T> = Omit<T, Arrival> & Record<Arrival, FieldValue>;

/** New documents of the day's work beside the tasks. */
export const WORK_SAMPLES: Record<string, (origin: Origin) => Record<string, unknown>> = {
  'tasks/{taskId}/notes/{noteId}': ({ zooId, id, by }): Stored<TaskNote, 'receivedAt'> => ({
    noteId: id,
    zooId,
    taskId: parentIn(zooId),
    text: 'porte grippée',
    createdBy: by,
    createdAtUnix: Date.now(),
    receivedAt: serverTimestamp(),
  }),
  'notifications/{notificationId}': ({ zooId, id, by }): Notification => ({
    notificationId: id,
    zooId,
    userId: by,
    kind: 'taskNew',
    subjectId: parentIn(zooId),
    title: 'Nourrir les zèbres',
    sectorId: null,
    dueAtUnix: Date.now(),
    createdAtUnix: Date.now(),
    readAtUnix: null,
  }),
  'fastEvalGroups/{groupId}': ({ zooId, id, by }): QuickGroup => aQuickGroup({ groupId: id, zooId, ownerId: by }),
  // Another member leads: the change of the tables is to take the lead.
  'fastEvalGroups/{groupId}/evaluations/{evaluationId}': ({ zooId, id, by }): QuickEvaluation => ({
    ...aQuickEvaluation({ evaluationId: id, groupId: parentIn(zooId), zooId, leaderId: 'other', updatedBy: by }),
    ...{ startedAtUnix: Date.now() - 60_000, finishedAtUnix: null },
  }),
  'campaignEvaluations/{evaluationId}': ({ zooId, id, by }): CampaignEvaluation => ({
    ...aCampaignEvaluation({ evaluationId: id, campaignId: parentIn(zooId), zooId, leaderId: 'other', updatedBy: by }),
    ...{ startedAtUnix: Date.now() - 60_000, finishedAtUnix: null },
  }),
  'alerts/{alertId}': ({ zooId, id }): Alert =>
    anAlert({ alertId: id, zooId, campaignId: parentIn(zooId), enclosureId: parentIn(zooId) }),
  'visits/{visitId}': ({ zooId, id, by }): ObservationSession =>
    anObservationSession({
      ...{ visitId: id, zooId, campaignId: parentIn(zooId), enclosureId: parentIn(zooId), observerId: by },
      ...{ updatedBy: by, startedAtUnix: Date.now(), updatedAtUnix: Date.now() },
    }),
  'notificationSettings/{userId}': ({ zooId, id }): NotificationSettings => ({
    userId: id,
    zooId,
    mailDigest: 'daily',
    digestSentOn: null,
    updatedAtUnix: Date.now(),
  }),
  'information/{informationId}': ({ zooId, id, by }): Information =>
    anInformation({
      informationId: id,
      zooId,
      authorId: by,
      needsConfirmation: true,
      recipients: { everyone: false, sectorIds: [ownSectorOf(zooId)], roles: ['user'], userIds: ['p1'] },
      audience: ['p1', 'p2'],
      remindedAtUnix: Date.now(),
      toldAtUnix: Date.now(),
    }),
  'information/{informationId}/confirmations/{userId}': ({ zooId, id }): Confirmation => ({
    informationId: parentIn(zooId),
    zooId,
    userId: id,
    confirmedAtUnix: Date.now(),
  }),
};
