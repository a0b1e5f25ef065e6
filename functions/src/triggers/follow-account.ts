import { onDocumentUpdated } from 'firebase-functions/firestore';
import { now } from '../common/clock.ts';
import { REGION } from '../common/firebase.ts';
import { followAccounts } from '../information/follow-recipients.ts';

/** What of an account decides whether information comes to it. */
const DECIDES = ['zooId', 'userRight', 'userStatus', 'isDisabled', 'isDeleted'];

/** Carries an account that comes into use, changes its role or goes into the information of its establishment. */
export const followAccount = onDocumentUpdated(
  { document: 'users/{userId}', region: REGION, memory: '256MiB', timeoutSeconds: 300, retry: true },
  async ({ data }) => {
    if (data === undefined || DECIDES.every((field) => data.before.get(field) === data.after.get(field))) return;
    const zooIds = new Set([data.before, data.after].map((account): unknown => account.get('zooId')));
    for (const zooId of zooIds)
      // oxlint-disable-next-line no-await-in-loop -- two at most: the former and the present one
      if (typeof zooId === 'string') await followAccounts(zooId, now());
  },
);
