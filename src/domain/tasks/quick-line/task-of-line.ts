import { type AppError, appError } from '../../errors/app-error.ts';
import type { EpochMs } from '../../time/epoch.ts';
import { dayOf, instantOfDay } from '../../time/typed-day.ts';
import { defaultDueAt } from '../task-due.ts';
import type { Task } from '../task.ts';
import type { Mention, Mentionable, MentionKind, ReadLine } from './read-line.ts';
import type { When } from './read-when.ts';

/** The level of a target by the kind of what a line names. */
export const LEVELS = { sector: 'SECTOR', enclosure: 'ENCLOSURE', animal: 'ANIMAL' } as const satisfies Record<
  Exclude<MentionKind, 'person'>,
  Task['target']['level']
>;

/** The target and the people that a line names, or the fault in its names. */
export type LineNames =
  | { readonly target: Task['target'] | null; readonly responsibleIds: readonly string[]; readonly error: null }
  | { readonly error: AppError };

/**
 * Returns the target of a line's names, null for a line without a place or an animal, and its people. Faults:
 * 'task/name-unknown' and 'task/name-shared' (with the name as parameter), 'task/targets-mixed' for names of several
 * kinds of targets.
 */
export function namesOfLine({ mentions }: Pick<ReadLine, 'mentions'>): LineNames {
  const wrong = mentions.map(faultOf).find((fault) => fault !== null);
  if (wrong !== undefined) return { error: wrong };
  const meant = mentions.flatMap(({ meant: [one] }) => (one === undefined ? [] : [one]));
  const targets = meant.flatMap((one) => (one.kind === 'person' ? [] : [{ level: LEVELS[one.kind], id: one.id }]));
  const levels = new Set(targets.map(({ level }) => level));
  if (levels.size > 1) return { error: appError('task/targets-mixed') };
  const [level] = levels;
  return {
    target: level === undefined ? null : { level, ids: [...new Set(targets.map(({ id }) => id))] },
    responsibleIds: idsOf(meant.filter(({ kind }) => kind === 'person')),
    error: null,
  };
}

/**
 * Returns the start and the due time of a line: its day from midnight until its time, else until the next midnight;
 * today for a line without either.
 */
export function timesOfLine(
  when: Pick<When, 'day' | 'time'> | null,
  now: EpochMs,
  zone: string,
): { readonly scheduledForUnix: EpochMs; readonly dueAtUnix: EpochMs } {
  const day = when?.day ?? dayOf(now, zone);
  const scheduledForUnix = instantOfDay(day, '00:00', zone) ?? now;
  const dueAtUnix = instantOfDay(day, when?.time ?? '', zone) ?? defaultDueAt(scheduledForUnix, zone);
  return { scheduledForUnix, dueAtUnix };
}

function faultOf({ text, meant }: Mention): AppError | null {
  if (meant.length === 0) return appError('task/name-unknown', { name: text });
  return meant.length > 1 ? appError('task/name-shared', { name: text }) : null;
}

function idsOf(named: readonly Mentionable[]): readonly string[] {
  return [...new Set(named.map(({ id }) => id))];
}
