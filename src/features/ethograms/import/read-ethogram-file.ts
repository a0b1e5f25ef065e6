import { type FileReading, MAX_ETHOGRAM_FILE_BYTES, unreadable } from '#domain/ethograms/files/file-reading.ts';
import type { Language } from '#domain/users/language.ts';
import { startWorker, WorkerStopped } from '#kit/worker/start-worker.ts';
import type { readFileTasks } from './read-file-tasks.ts';

const MEGABYTE = 1_000_000;

/**
 * Returns the ethogram of a file, or the reason why the file holds none. A worker reads the file; aborting the signal
 * ends the worker at once.
 */
export async function readEthogramFile(file: File, language: Language, signal: AbortSignal): Promise<FileReading> {
  if (file.size > MAX_ETHOGRAM_FILE_BYTES)
    return unreadable('ethogram/file-too-large', { max: MAX_ETHOGRAM_FILE_BYTES / MEGABYTE });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = await startWorker<typeof readFileTasks>({
    create: () => new Worker(new URL('read-file-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./read-file-tasks.ts')).readFileTasks,
    patienceMs: 20_000,
  });
  signal.addEventListener('abort', worker.end);
  if (signal.aborted) worker.end();
  try {
    return await worker.run('read', { bytes, language }, { transfer: [bytes.buffer] });
  } catch (failure) {
    if (failure instanceof WorkerStopped) return unreadable('ethogram/file-unknown');
    throw failure;
  } finally {
    signal.removeEventListener('abort', worker.end);
    worker.end();
  }
}
