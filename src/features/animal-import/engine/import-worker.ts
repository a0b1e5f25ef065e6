import { serveTasks } from '#kit/worker/serve-tasks.ts';
import { importTasks } from './import-tasks.ts';

// The module of the worker itself: the file stays in the worker, the page gets only the data it shows.
serveTasks(importTasks());
