import { readSpreadsheet } from '#lib/spreadsheet/read-spreadsheet.ts';
import type { Refusal } from '#lib/spreadsheet/read-result.ts';
import { type ListFile, listFileOf, LIST_LIMITS } from './list-file.ts';

/** A file that takes longer is built to take forever. */
const PATIENCE_MS = 60_000;

/**
 * Returns the list in a file that somebody gives, or why it is none; read in a worker, or in the page where there is none. Who
 * stops it ends the worker at once; what is answered then is not worth looking at.
 */
export async function readListFile(file: File, signal: AbortSignal): Promise<ListFile | { readonly refusal: Refusal }> {
  if (file.size > LIST_LIMITS.bytes) return { refusal: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (typeof Worker === 'undefined') return listFileOf(file.name, await readSpreadsheet(bytes, LIST_LIMITS));
  if (signal.aborted) return { refusal: 'damaged' };
  const worker = new Worker(new URL('read-list-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      const giveUp = () => resolve({ refusal: 'damaged' });
      timer = setTimeout(giveUp, PATIENCE_MS);
      signal.addEventListener('abort', giveUp);
      worker.addEventListener('message', ({ data }: MessageEvent<ListFile | { refusal: Refusal }>) => resolve(data));
      worker.addEventListener('error', giveUp);
      worker.postMessage({ name: file.name, bytes }, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
