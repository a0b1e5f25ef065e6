import { onChange } from '../common/define-trigger.ts';
import { now } from '../common/clock.ts';
import { followAccounts } from '../information/follow-recipients.ts';

/** The fields of an account that decide whether information reaches it. */
const DECIDES = ['zooId', 'userRight', 'userStatus', 'isDisabled', 'isDeleted'];

/** Updates the audiences of an establishment's information when an account comes into use, changes its role or goes. */
export const followAccount = onChange(
  { name: 'followAccount', document: 'users/{userId}', timeoutSeconds: 300 },
  async ({ before, after }) => {
    if (DECIDES.every((field) => before.get(field) === after.get(field))) return;
    const zooIds = new Set([before, after].map((account): unknown => account.get('zooId')));
    for (const zooId of zooIds)
      // oxlint-disable-next-line no-await-in-loop -- two at most: the former and the present one
      if (typeof zooId === 'string') await followAccounts(zooId, now());
  },
);
