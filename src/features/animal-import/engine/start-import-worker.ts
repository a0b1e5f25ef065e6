import { type StartedWorker, startWorker } from '#kit/worker/start-worker.ts';
import type { ImportTasks } from './import-tasks.ts';

export type ImportWorker = StartedWorker<ImportTasks>;

/** Returns a worker of its own for one file. In measurements, files took a hundredth of its time limit. */
export function startImportWorker(): Promise<ImportWorker> {
  return startWorker<ImportTasks>({
    create: () => new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./import-tasks.ts')).importTasks(),
    patienceMs: 30_000,
  });
}
