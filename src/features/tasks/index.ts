export { taskListAddress } from './list/task-filters.ts';
export { ListNotes } from './rows/ListNotes.tsx';
export { useToldPage } from './rows/useToldPage.ts';
export { TaskRows } from './rows/TaskRows.tsx';
