import { defineSchedule } from '../common/define-schedule.ts';
import { beginInformation } from '../information/begin-information.ts';

/** Notifies the audience of information whose period has begun, every quarter of an hour. */
export const notifyOfInformation = defineSchedule(
  { name: 'notifyOfInformation', schedule: 'every 15 minutes' },
  beginInformation,
);
