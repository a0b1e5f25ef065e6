/** The time from the start of Firestore's process until it is ready. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Spread, spreadOf } from './pace.ts';

/** Starts and stops it once per round; milliseconds. */
export async function measureStart(root: string, rounds: number): Promise<Spread> {
  const times: number[] = [];
  // The first start finds nothing in the disk cache.
  for (let round = 0; round <= rounds; round += 1) {
    const milliseconds = await startOnce(root);
    if (round > 0) times.push(milliseconds);
  }
  return spreadOf(times);
}

function startOnce(root: string): Promise<number> {
  const begun = performance.now();
  const words = [join(root, 'emulators/firestore/main.ts'), '--port', '0', '--rules', join(root, 'firestore.rules')];
  const child = spawn(process.execPath, [...words, '--indexes=off'], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let ready: number | null = null;
    child.stdout.once('data', () => {
      ready = performance.now() - begun;
      child.kill('SIGTERM');
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (ready === null) reject(new Error(`Firestore ended with code ${code} before it was ready.`));
      else resolve(ready);
    });
  });
}
