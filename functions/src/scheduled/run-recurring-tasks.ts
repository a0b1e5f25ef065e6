import { defineSchedule } from '../common/define-schedule.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { processAutomations } from './process-automations.ts';
import { database } from '../common/firebase.ts';

/** Makes the tasks of the automations that are due, every quarter of an hour. */
export const runRecurringTasks = defineSchedule(
  { name: 'runRecurringTasks', schedule: 'every 15 minutes', memory: '512MiB' },
  (at) => processAutomations(database(), at, ZONE),
);
