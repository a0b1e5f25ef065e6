import { onDocumentUpdatedWithAuthContext } from 'firebase-functions/firestore';
import { database, REGION } from '../common/firebase.ts';
import { newlyResponsible, tellAssigned } from '../notifications/tell-assigned.ts';

/** Tells those who are made responsible for a task later on, whoever or whatever does it. */
export const tellOfAssignment = onDocumentUpdatedWithAuthContext(
  { document: 'tasks/{taskId}', region: REGION, memory: '256MiB', timeoutSeconds: 60, retry: true },
  async ({ data, params: { taskId }, time, authId }) => {
    const added = newlyResponsible(data?.before.get('responsibleIds'), data?.after.get('responsibleIds'));
    if (added.length > 0) await tellAssigned(database(), taskId, { added, at: Date.parse(time), by: authId ?? null });
  },
);
