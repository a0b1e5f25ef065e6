import { serveTasks } from '#kit/worker/serve-tasks.ts';
import { readFileTasks } from './read-file-tasks.ts';

serveTasks(readFileTasks);
