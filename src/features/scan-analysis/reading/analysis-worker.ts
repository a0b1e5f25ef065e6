import { serveTasks } from '#kit/worker/serve-tasks.ts';
import { analysisTasks } from './analysis-tasks.ts';

serveTasks(analysisTasks());
