import type { FileEngine } from './file-engine.ts';

/** Returns an engine of its own for a file: in a worker, or in the page where the browser has none. */
export async function startEngine(): Promise<FileEngine> {
  if (typeof Worker === 'undefined') return (await import('./file-engine.ts')).fileEngine();
  return (await import('./worker-engine.ts')).workerEngine();
}
