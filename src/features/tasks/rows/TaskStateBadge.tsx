import {
  IconAlertTriangle,
  IconArchive,
  IconCalendarEvent,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type TaskState, taskState } from '#domain/tasks/task-state.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useNow } from '#i18n/useNow.ts';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';

const LOOK: Record<TaskState, { tone: StateTone; icon: typeof IconCircle }> = {
  open: { tone: 'neutral', icon: IconCircle },
  scheduled: { tone: 'neutral', icon: IconCalendarEvent },
  overdue: { tone: 'danger', icon: IconAlertTriangle },
  inProgress: { tone: 'progress', icon: IconPlayerPlay },
  inProgressLate: { tone: 'warning', icon: IconClockExclamation },
  closed: { tone: 'success', icon: IconCircleCheck },
  closedLate: { tone: 'warning', icon: IconCircleCheck },
  cancelled: { tone: 'neutral', icon: IconCircleX },
  archived: { tone: 'neutral', icon: IconArchive },
};

/** The state of a task as it is now; it changes by itself when the due time passes. */
export function TaskStateBadge({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const state = taskState(task, useNow());
  return <StateBadge {...LOOK[state]} label={t(`values.state.${state}`)} />;
}
