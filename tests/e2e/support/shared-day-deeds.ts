import type { Task } from '../../../src/domain/tasks/task.ts';
import { type AcceptedChange, courseTo } from '../../integration/support/task-course.ts';

export const CHANGES = ['take', 'start', 'close', 'release'] as const;
export type Change = (typeof CHANGES)[number];
export type DeedKind = Change | 'note';

/** What somebody did on their screen, and what the screen answered. */
export type Deed = {
  readonly who: string;
  readonly taskId: string;
  readonly kind: DeedKind;
  /** of a note */
  readonly text: string;
  /** what the screen said; 'refused' when it was an error */
  readonly said: 'accepted' | 'refused';
  /** the stretch of the person's day, with or without a network, in which it was done */
  readonly stretch: number;
  /** counts of what had happened when it was done, and when the server had answered */
  readonly begun: number;
  answered: number;
  /** between which instants it made its stamps */
  readonly fromMs: number;
  readonly untilMs: number;
};

/** Said after the answer: a change that was shown as made has been refused. */
export type LateRefusal = { readonly who: string; readonly taskId: string; readonly stretch: number };

/** A task as it was put into the sector, all that was done to it, and what was said of that later. */
type TaskDay = {
  readonly first: Task;
  readonly deeds: readonly Deed[];
  readonly lateRefusals: readonly LateRefusal[];
};

/**
 * Returns an order of the changes that people were told are made which ends with the task as it is stored, stamps included;
 * null when there is none: a change was lost, doubled or overwritten, or a refusal was not told. One late refusal may stand
 * for several changes of its stretch, as they are told by the same sentence.
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

/** Every choice of changes that the late refusals may mean; each of them means one at least. */
function* choices(changes: readonly Deed[], groups: readonly (readonly LateRefusal[])[]): Generator<Set<Deed>> {
  const [group, ...others] = groups;
  const [one] = group ?? [];
  if (group === undefined || one === undefined) {
    yield new Set();
    return;
  }
  // The word comes in the stretch that follows, or at the end of the same one.
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
