import type { EpochMs } from '../time/epoch.ts';

/** The doubts about a typed due time: it is over, or it is over within a quarter of an hour. */
export type DueQuestion = 'over' | 'nearlyOver';

/** Hardly any work is done within this time of the moment in which it is planned. */
const NEARLY_OVER_MS = 15 * 60_000;

/** Returns the doubt about a due time that is being typed; null for none. It is a question, and refuses nothing. */
export function dueQuestion(due: EpochMs | null, now: EpochMs): DueQuestion | null {
  if (due === null || due > now + NEARLY_OVER_MS) return null;
  return due <= now ? 'over' : 'nearlyOver';
}
