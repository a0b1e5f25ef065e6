export { taskListAddress } from './list/task-filters.ts';
export { ListNotes } from './rows/ListNotes.tsx';
export { useConfirmedPage } from './rows/useConfirmedPage.ts';
export { TaskRows } from './rows/TaskRows.tsx';
