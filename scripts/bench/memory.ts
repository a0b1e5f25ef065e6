/** The memory of a server with 400,000 documents, in a separate process, so that nothing else is counted. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createBackend } from '../../emulators/firestore/backend.ts';
import { loadDocuments, runEveryQuery } from './indexed-queries.ts';

export const MANY_DOCUMENTS = 400_000;

export type MemoryResult = {
  /** megabytes, after writing everything, and after five indexes are built */
  readonly loaded: number;
  readonly indexed: number;
  readonly loadSeconds: number;
};

/** Loads them in a new process and reads its memory. */
export function measureMemory(): Promise<MemoryResult> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(output) as MemoryResult);
      else reject(new Error(`The process with ${MANY_DOCUMENTS} documents ended with code ${code}.`));
    });
  });
}

async function loadAndTell(): Promise<void> {
  const backend = createBackend({ dataFolder: null, rules: null });
  const start = performance.now();
  await loadDocuments(backend, MANY_DOCUMENTS);
  const loadSeconds = (performance.now() - start) / 1000;
  const loaded = megabytes();
  await runEveryQuery(backend);
  console.log(JSON.stringify({ loaded, indexed: megabytes(), loadSeconds }));
  await backend.close();
}

function megabytes(): number {
  return Math.round(process.memoryUsage().rss / 1e6);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await loadAndTell();
