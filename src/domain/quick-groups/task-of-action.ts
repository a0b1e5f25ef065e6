import type { TASK_PRIORITIES } from '../tasks/task.ts';
import { dayOf } from '../time/typed-day.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';
import type { QuickAction } from './quick-action.ts';
import type { QuickGroup } from './quick-group.ts';

const PRIORITIES = { low: 'low', medium: 'normal', high: 'high' } as const satisfies Record<
  QuickAction['priority'],
  (typeof TASK_PRIORITIES)[number]
>;

/**
 * Returns what the task of an action begins with: its texts, its urgency, its assignee, the sector of its group, and its
 * day; today where it has none or its day is over at `now`.
 */
export function taskOfAction(
  { title, description, priority, assigneeId, dueAtUnix }: QuickAction,
  { sectorId }: Pick<QuickGroup, 'sectorId'>,
  now: EpochMs,
) {
  return {
    title,
    description,
    priority: PRIORITIES[priority],
    target: { level: 'SECTOR' as const, ids: sectorId === null ? [] : [sectorId] },
    responsibleIds: assigneeId === null ? [] : [assigneeId],
    startDay: dayOf(Math.max(dueAtUnix ?? now, now), ZONE),
  };
}
