import { defineSchedule } from '../common/define-schedule.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { mailDigests } from '../notifications/mail-digests.ts';
import { database } from '../common/firebase.ts';

/** Mails their tasks of the day to the people who want that, at six in the morning. */
export const sendDigests = defineSchedule(
  {
    name: 'sendDigests',
    schedule: 'every day 06:00',
    // A failed run is repeated: people who have had their mail get no second one.
    retryCount: 2,
  },
  (at) => mailDigests(database(), at, ZONE),
);
