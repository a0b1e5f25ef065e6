import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SuiteProblem } from '../../emulators/suite/suite-problem.ts';
import type { seedDatabase, SeedTarget } from '../seed.ts';

export type SeedCounts = Awaited<ReturnType<typeof seedDatabase>>;
/** The order to the seeding process: functions do not cross to it. */
export type SeedOrder = Omit<SeedTarget, 'show'>;
/** Its messages: lines on the way, and in the end its counts or the reason of its failure. */
export type SeedNews = { readonly line: string } | { readonly counts: SeedCounts } | { readonly failure: string };

const PROGRAM = fileURLToPath(new URL('./seed-process.ts', import.meta.url));

/**
 * Seeds in a process of its own, whose memory is free afterwards: the drawings and the Admin SDK take some 500 MB. It
 * ends with this process. @throws SuiteProblem with its reason when the seed fails or is killed
 */
export function seedApart(order: SeedOrder, show: (line: string) => void): Promise<SeedCounts> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('message', (news: SeedNews) => {
      if ('line' in news) return show(news.line);
      // It ends when nobody listens any more.
      child.disconnect();
      if ('counts' in news) return resolve(news.counts);
      return reject(new SuiteProblem(`The seed failed: ${news.failure}`));
    });
    child.once('error', reject);
    // After its counts this says nothing any more.
    child.once('exit', (code, signal) =>
      reject(new SuiteProblem(`The seed failed: its process ended (${signal ?? code}).`)),
    );
    child.send(order);
  });
}
