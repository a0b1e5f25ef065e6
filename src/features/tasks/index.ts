export { taskListAddress } from './list/task-filters.ts';
export { RecordTasks } from './record/RecordTasks.tsx';
export { useRecordTasks } from './record/useRecordTasks.ts';
export { ListNotes } from './rows/ListNotes.tsx';
export { useConfirmedPage } from './rows/useConfirmedPage.ts';
export { TaskRows } from './rows/TaskRows.tsx';
