import { serveTasks } from '#kit/worker/serve-tasks.ts';
import { sessionFileTasks } from './session-file-tasks.ts';

serveTasks(sessionFileTasks);
