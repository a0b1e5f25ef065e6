import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { evaluationWindow, isEvaluationDue } from '../../../src/domain/notifications/evaluation-reminder.ts';
import { type Notification, notificationId } from '../../../src/domain/notifications/notification.ts';
import type { QuickGroup } from '../../../src/domain/quick-groups/quick-group.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { isDocumentId } from '../common/paths.ts';
import { notifyPeople } from '../notifications/notify-people.ts';
import { recipientAccounts } from '../notifications/recipient-accounts.ts';
import { QUICK_GROUPS_PATH } from './quick-evaluation-paths.ts';
import { groupFrom } from './stored-quick-evaluation.ts';

/** Groups read, and reminded of side by side, at a time. */
const PAGE_SIZE = 50;

/**
 * Reminds the members of the groups whose evaluation is planned for the day of `now`, and returns how many messages were
 * new. A repeated run, or a second one beside it, reminds nobody twice of one day. A group that cannot be read is logged
 * and does not stop the others.
 * @source src/domain/notifications/evaluation-reminder.ts
 */
export async function remindOfEvaluations(database: Firestore, now: EpochMs): Promise<number> {
  const { after, until } = evaluationWindow(now);
  const planned = database
    .collection(QUICK_GROUPS_PATH)
    .where('isArchived', '==', false)
    .where('nextEvaluationAtUnix', '>', after)
    .where('nextEvaluationAtUnix', '<=', until)
    .orderBy('nextEvaluationAtUnix');
  let told = 0;
  for await (const page of pagesOf(planned, PAGE_SIZE)) {
    const counts = await Promise.all(page.map((document) => remindOf(database, document, now)));
    told += counts.reduce((sum, count) => sum + count, 0);
  }
  return told;
}

async function remindOf(database: Firestore, document: QueryDocumentSnapshot, now: EpochMs): Promise<number> {
  try {
    const group = groupFrom(document.id, document.data());
    if (group === null) throw new Error('The group has not the shape of one.');
    if (!isEvaluationDue(group, now)) return 0;
    const people = await recipientAccounts(database, group.zooId, group.memberIds);
    return await notifyPeople(
      database,
      people.map(({ userId }) => messageTo(userId, group, now)).filter((one) => isDocumentId(one.notificationId)),
    );
  } catch (failure) {
    logFailure('sendReminders', failure, { groupId: document.id });
    return 0;
  }
}

/** The message of one day: another day of the same group is another message. */
function messageTo(userId: string, group: QuickGroup, now: EpochMs): Notification {
  const { groupId, zooId, groupName, sectorId, nextEvaluationAtUnix } = group;
  return {
    notificationId: notificationId('evaluationDue', groupId, userId, nextEvaluationAtUnix ?? now),
    ...{ zooId, userId, kind: 'evaluationDue', subjectId: groupId, title: groupName, sectorId },
    dueAtUnix: nextEvaluationAtUnix,
    createdAtUnix: now,
    readAtUnix: null,
  };
}
