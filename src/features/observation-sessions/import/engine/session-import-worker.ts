import { serveTasks } from '#kit/worker/serve-tasks.ts';
import { sessionImportTasks } from './session-import-tasks.ts';

// The module of the worker itself: the sessions stay in the worker, the page gets only the data it shows.
serveTasks(sessionImportTasks());
