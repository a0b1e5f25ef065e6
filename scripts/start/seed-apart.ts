import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SuiteProblem } from '../../emulators/suite/suite-problem.ts';
import type { SeedCounts, SeedRest, SeedTarget } from '../seed.ts';

/** The order to the seeding process: functions do not cross to it. */
export type SeedOrder = Omit<SeedTarget, 'show'> & { readonly rest: SeedRest };
/** Its messages: lines on the way, its results, or the reason of its failure. */
export type SeedNews =
  | { readonly line: string }
  | { readonly written: SeedCounts }
  | { readonly pictures: number }
  | { readonly failure: string };

/** A seed under way. Both promises fail with a SuiteProblem that names the reason when the seed fails or is killed. */
export type SeedUnderWay = {
  /** the accounts and documents, once they are written; null when they were there before */
  readonly written: Promise<SeedCounts | null>;
  /** the number of pictures, once they are stored too */
  readonly pictures: Promise<number>;
};

const PROGRAM = fileURLToPath(new URL('./seed-process.ts', import.meta.url));

/** Seeds in a process of its own, whose memory is free afterwards. It ends with this process. */
export function seedApart(order: SeedOrder, show: (line: string) => void): SeedUnderWay {
  const written = Promise.withResolvers<SeedCounts | null>();
  const pictures = Promise.withResolvers<number>();
  const fail = (problem: Error) => {
    written.reject(problem);
    pictures.reject(problem);
  };
  // The pictures fail alone when nobody waits for them any more.
  pictures.promise.catch(() => undefined);
  if (order.rest === 'pictures') written.resolve(null);
  const child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.on('message', (news: SeedNews) => {
    if ('line' in news) return show(news.line);
    if ('written' in news) return written.resolve(news.written);
    // It ends when nobody listens any more.
    child.disconnect();
    if ('pictures' in news) return pictures.resolve(news.pictures);
    return fail(new SuiteProblem(`The seed failed: ${news.failure}`));
  });
  child.once('error', fail);
  // After its last result this says nothing any more.
  child.once('exit', (code, signal) =>
    fail(new SuiteProblem(`The seed failed: its process ended (${signal ?? code}).`)),
  );
  child.send(order);
  return { written: written.promise, pictures: pictures.promise };
}
