import { startWorker } from '#kit/worker/start-worker.ts';
import type { analysisTasks } from './analysis-tasks.ts';

type AnalysisTasks = ReturnType<typeof analysisTasks>;

const PATIENCE_MS = 120_000;

/** Starts the worker that analyses scans. */
export function startAnalysis() {
  return startWorker<AnalysisTasks>({
    create: () => new Worker(new URL('analysis-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./analysis-tasks.ts')).analysisTasks(),
    patienceMs: PATIENCE_MS,
  });
}
