import type { EpochMs } from '../time/epoch.ts';
import type { Span } from './distribution-period.ts';

/**
 * The states that tasks are counted by, in the order in which a bar stacks them: done tasks below, late ones on top.
 */
export const DISTRIBUTED_STATES = ['closed', 'closedLate', 'inProgress', 'open', 'overdue'] as const;
export type DistributedState = (typeof DISTRIBUTED_STATES)[number];

/** A part of a period, with the number of tasks due within it by state. */
export type DistributedSpan = Span & { readonly counts: Readonly<Record<DistributedState, number>> };

/** A count of the database: the tasks of a stored status that are due within a span. */
export type SpanCount = Span & { readonly counted: 'unfinished' | 'open' | 'inProgress' | 'done' | 'doneLate' };

/**
 * Returns the counts that a distribution over these spans needs, in their order. In a past span every unfinished task is overdue, in
 * progress or not. In a span to come no task is overdue, and none can have been closed late. Only the span that holds
 * `now` needs both counts.
 */
export function requiredCounts(spans: readonly Span[], now: EpochMs): readonly SpanCount[] {
  return spans.flatMap((span) => {
    // At the very instant of its due time a task is not overdue yet.
    const past = { ...span, untilMs: Math.min(span.untilMs, now) };
    const coming = { ...span, fromMs: Math.max(span.fromMs, now) };
    const asked: SpanCount[] = [{ ...span, counted: 'done' }];
    if (past.fromMs < past.untilMs) asked.push({ ...past, counted: 'unfinished' }, { ...past, counted: 'doneLate' });
    if (coming.fromMs < coming.untilMs)
      asked.push({ ...coming, counted: 'open' }, { ...coming, counted: 'inProgress' });
    return asked;
  });
}

/** Returns the distribution made of the answers to `requiredCounts`; a count without an answer is zero. */
export function distributionOf(
  spans: readonly Span[],
  asked: readonly SpanCount[],
  answers: readonly number[],
): readonly DistributedSpan[] {
  return spans.map((span) => {
    const number = (counted: SpanCount['counted']) => {
      const at = asked.findIndex(
        (one) => one.counted === counted && one.fromMs >= span.fromMs && one.untilMs <= span.untilMs,
      );
      return answers[at] ?? 0;
    };
    const closedLate = number('doneLate');
    const counts = {
      // A task may be closed between the two answers.
      closed: Math.max(0, number('done') - closedLate),
      closedLate,
      inProgress: number('inProgress'),
      open: number('open'),
      overdue: number('unfinished'),
    };
    return { ...span, counts };
  });
}

/** Returns the numbers of tasks of all spans together, by state. */
export function totalsOf(spans: readonly DistributedSpan[]): Readonly<Record<DistributedState, number>> {
  const sum = (state: DistributedState) => spans.reduce((total, { counts }) => total + counts[state], 0);
  return {
    closed: sum('closed'),
    closedLate: sum('closedLate'),
    inProgress: sum('inProgress'),
    open: sum('open'),
    overdue: sum('overdue'),
  };
}

/** Returns the number of tasks in all states. */
export function sumOf(counts: Readonly<Record<DistributedState, number>>): number {
  return DISTRIBUTED_STATES.reduce((sum, state) => sum + counts[state], 0);
}
