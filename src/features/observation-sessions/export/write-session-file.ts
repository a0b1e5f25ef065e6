import { startWorker } from '#kit/worker/start-worker.ts';
import { type FileContent, sessionFileTasks } from './session-file-tasks.ts';

const PATIENCE_MS = 60_000;

/** Returns the text of a file of sessions, which a worker writes. Throws when it is stopped, or none can be written. */
export async function writeSessionFile(content: FileContent, signal: AbortSignal): Promise<string> {
  const worker = await startWorker<typeof sessionFileTasks>({
    create: () => new Worker(new URL('session-file-worker.ts', import.meta.url), { type: 'module' }),
    inPage: () => Promise.resolve(sessionFileTasks),
    patienceMs: PATIENCE_MS,
  });
  signal.addEventListener('abort', worker.end);
  try {
    signal.throwIfAborted();
    return await worker.run('write', content);
  } finally {
    signal.removeEventListener('abort', worker.end);
    worker.end();
  }
}
