import { onChange } from '../common/define-trigger.ts';
import { now } from '../common/clock.ts';
import { followAccounts } from '../information/follow-recipients.ts';

/** What of an account decides whether information comes to it. */
const DECIDES = ['zooId', 'userRight', 'userStatus', 'isDisabled', 'isDeleted'];

/** Carries an account that comes into use, changes its role or goes into the information of its establishment. */
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
