import { serveTasks } from '#kit/worker/serve-tasks.ts';
import { listTasks } from './list-tasks.ts';

serveTasks(listTasks);
