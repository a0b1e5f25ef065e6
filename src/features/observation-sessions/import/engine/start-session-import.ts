import { type StartedWorker, startWorker } from '#kit/worker/start-worker.ts';
import type { SessionImportTasks } from './session-import-tasks.ts';

export type SessionImportWorker = StartedWorker<SessionImportTasks>;

/** Returns a worker of its own for one file. */
export function startSessionImport(): Promise<SessionImportWorker> {
  return startWorker<SessionImportTasks>({
    create: () => new Worker(new URL('session-import-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./session-import-tasks.ts')).sessionImportTasks(),
    patienceMs: 60_000,
  });
}
