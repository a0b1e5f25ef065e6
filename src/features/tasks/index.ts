export { ListNotes } from './rows/ListNotes.tsx';
export { TaskRows } from './rows/TaskRows.tsx';
