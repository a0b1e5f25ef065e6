import type { Task } from '../../../src/domain/tasks/task.ts';
import { type AcceptedChange, courseTo } from '../../integration/support/task-course.ts';

export const CHANGES = ['take', 'start', 'close', 'release'] as const;
export type Change = (typeof CHANGES)[number];
export type DeedKind = Change | 'note';

/** An action of somebody on their screen, with the screen's answer. */
export type Deed = {
  readonly who: string;
  readonly taskId: string;
  readonly kind: DeedKind;
  /** text of a note */
  readonly text: string;
  /** the screen's answer; 'refused' for an error */
  readonly said: 'accepted' | 'refused';
  /** the sentence that the person was told; null where the button had gone before it was pressed */
  readonly answer: string | null;
  /** the stretch of the person's day, with or without a network, in which it was done */
  readonly stretch: number;
  /** numbers of events before its beginning and before the server's answer */
  readonly begun: number;
  answered: number;
  /** the instants between which it made its stamps */
  readonly fromMs: number;
  readonly untilMs: number;
};

/** A refusal reported after the answer, of a change that was shown as made. */
export type LateRefusal = { readonly who: string; readonly taskId: string; readonly stretch: number };

/** A task in its first state, with all deeds on it and all later refusals. */
type TaskDay = {
  readonly first: Task;
  readonly deeds: readonly Deed[];
  readonly lateRefusals: readonly LateRefusal[];
};

/**
 * Returns an order of the changes reported as made that ends with the stored task, stamps included; null when there is
 * none: a change was lost, doubled or overwritten, or a refusal was not reported. One late refusal may stand for
 * several changes of its stretch, since they share a sentence.
 */
export function courseOf(stored: Task, { first, deeds, lateRefusals }: TaskDay): readonly AcceptedChange[] | null {
  const changes = deeds.filter(({ kind, said }) => kind !== 'note' && said === 'accepted');
  const groups = [...Map.groupBy(lateRefusals, ({ who, stretch }) => `${who} ${stretch}`).values()];
  for (const refused of choices(changes, groups)) {
    const course = courseTo(stored, first, changes.filter((deed) => !refused.has(deed)).map(acceptedOf));
    if (course !== null) return course;
  }
  return null;
}

/** Yields every set of changes that the late refusals may mean; each refusal means at least one. */
function* choices(changes: readonly Deed[], groups: readonly (readonly LateRefusal[])[]): Generator<Set<Deed>> {
  const [group, ...others] = groups;
  const [one] = group ?? [];
  if (group === undefined || one === undefined) {
    yield new Set();
    return;
  }
  // The refusal is reported in the next stretch, or at the end of the same one.
  const meant = changes.filter(({ who, stretch }) => who === one.who && [stretch, stretch + 1].includes(one.stretch));
  for (let chosen = 1; chosen < 2 ** meant.length; chosen++) {
    const refused = meant.filter((_deed, place) => Math.floor(chosen / 2 ** place) % 2 === 1);
    if (refused.length < group.length) continue;
    for (const more of choices(changes, others)) yield new Set([...refused, ...more]);
  }
}

function acceptedOf(deed: Deed): AcceptedChange {
  const { kind, who, begun, answered, fromMs, untilMs } = deed;
  return { action: kind === 'note' ? 'start' : kind, userId: who, isManager: false, begun, answered, fromMs, untilMs };
}
