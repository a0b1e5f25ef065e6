import { parseAppEngineSchedule } from './app-engine-schedule.ts';
import type { Schedule } from './schedule.ts';
import { parseUnixCron } from './unix-cron.ts';

/** Parses either form of a schedule: an App Engine phrase or unix cron. */
export function parseSchedule(expression: string): Schedule {
  // Only a phrase has a word before its time: cron fields contain digits, signs and three-letter names.
  return /^\s*(every|first|second|third|fourth|fifth)\b|\bof\b|\d(st|nd|rd|th)\b/i.test(expression)
    ? parseAppEngineSchedule(expression)
    : parseUnixCron(expression);
}
