import { onChangeByPerson } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { newlyResponsible, notifyAssigned } from '../notifications/notify-assigned.ts';

/** Notifies the people who are made responsible for a task after its creation, whoever changes it. */
export const notifyOfAssignment = onChangeByPerson(
  { name: 'notifyOfAssignment', document: 'tasks/{taskId}' },
  async ({ before, after, ids: { taskId }, at, by }) => {
    const added = newlyResponsible(before.get('responsibleIds'), after.get('responsibleIds'));
    if (added.length > 0) await notifyAssigned(database(), taskId, { added, at, by });
  },
);
