import { onChangeByPerson } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { newlyResponsible, tellAssigned } from '../notifications/tell-assigned.ts';

/** Notifies the people who are made responsible for a task after its creation, whoever changes it. */
export const tellOfAssignment = onChangeByPerson(
  { name: 'tellOfAssignment', document: 'tasks/{taskId}' },
  async ({ before, after, ids: { taskId }, at, by }) => {
    const added = newlyResponsible(before.get('responsibleIds'), after.get('responsibleIds'));
    if (added.length > 0) await tellAssigned(database(), taskId, { added, at, by });
  },
);
