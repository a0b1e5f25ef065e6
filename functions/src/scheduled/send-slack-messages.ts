import { now } from '../common/clock.ts';
import { defineSchedule } from '../common/define-schedule.ts';
import { deleteFound } from '../common/delete-found.ts';
import { database } from '../common/firebase.ts';
import { SLACK_MESSAGES } from '../common/paths.ts';
import { sendAllWaiting } from '../slack/send-waiting.ts';
import { settleAbandoned } from '../slack/settle-messages.ts';

/** The time for which settled messages are kept. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Sends what gathered for Slack or was refused for now, every five minutes; settles messages of killed runs and erases
 * old ones.
 */
export const sendSlackMessages = defineSchedule(
  { name: 'sendSlackMessages', schedule: 'every 5 minutes' },
  // Not the planned instant of the run: leases and windows are compared with those of triggers, which run at any time.
  async () => {
    const at = now();
    const abandoned = await settleAbandoned(database(), at);
    const ends = await sendAllWaiting(database(), at);
    const old = database()
      .collection(SLACK_MESSAGES)
      .where('settledAtUnix', '<=', at - KEPT_MS);
    return { ...ends, abandoned, erased: await deleteFound(database(), old) };
  },
);
