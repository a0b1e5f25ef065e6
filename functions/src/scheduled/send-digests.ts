import { defineSchedule } from '../common/define-schedule.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { mailDigests } from '../notifications/mail-digests.ts';
import { database } from '../common/firebase.ts';

/** Mails their tasks of the day to those who wish it, at six in the morning. */
export const sendDigests = defineSchedule(
  {
    name: 'sendDigests',
    schedule: 'every day 06:00',
    // People who have had their mail get no second one: a failed run is done again.
    retryCount: 2,
  },
  (at) => mailDigests(database(), at, ZONE),
);
