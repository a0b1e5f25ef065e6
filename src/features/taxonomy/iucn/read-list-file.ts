import { startWorker, WorkerStopped } from '#kit/worker/start-worker.ts';
import type { Refusal } from '#lib/spreadsheet/read-result.ts';
import { type ListFile, LIST_LIMITS } from './list-file.ts';
import type { listTasks } from './list-tasks.ts';

type ListReading = ListFile | { readonly refusal: Refusal };

/**
 * Returns the list of a file, or the reason why the file holds none. A worker reads the file; aborting the signal ends the
 * worker at once, and the answer is then 'damaged'.
 */
export async function readListFile(file: File, signal: AbortSignal): Promise<ListReading> {
  if (file.size > LIST_LIMITS.bytes) return { refusal: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = await startWorker<typeof listTasks>({
    create: () => new Worker(new URL('read-list-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./list-tasks.ts')).listTasks,
    patienceMs: 60_000,
  });
  signal.addEventListener('abort', worker.end);
  if (signal.aborted) worker.end();
  try {
    return await worker.run('read', { name: file.name, bytes }, { transfer: [bytes.buffer] });
  } catch (failure) {
    if (failure instanceof WorkerStopped) return { refusal: 'damaged' };
    throw failure;
  } finally {
    signal.removeEventListener('abort', worker.end);
    worker.end();
  }
}
