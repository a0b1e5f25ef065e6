import { lazy } from 'react';

export { type CountedFilters, type CountedList, useCountedLists } from './list/useCountedLists.ts';
export { useEstablishmentCounts } from './list/useEstablishmentCounts.ts';
export { newTaskLink } from './page/new-task-link.ts';
export { automationAddress } from './page/task-tabs.ts';
export { taskListAddress } from './list/task-filters.ts';
export { useRecordTasks } from './record/useRecordTasks.ts';
export { ListNotes } from './rows/ListNotes.tsx';
export { useConfirmedPage } from './rows/useConfirmedPage.ts';
export { TaskRows } from './rows/TaskRows.tsx';
export { useTaskSubjects } from './rows/useTaskSubjects.ts';

/** Fetched with the tab that shows it; the dashboard, which takes other parts from here, does not need it. */
export const RecordTasks = lazy(async () => ({
  default: (await import('./record/RecordTasks.tsx')).RecordTasks,
}));
