import { appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import type { EngineAnswer, EngineAnswers, EngineQuestion, Numbered } from './engine-messages.ts';
import type { FileEngine } from './file-engine.ts';

/** A file that takes longer is built to take forever; measured times are a hundredth of it. */
const PATIENCE_MS = 30_000;

/** Returns an engine that works in a worker. Ending it answers whatever is still asked with a failure. */
export function workerEngine(): FileEngine {
  const worker = new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Result<never>) => void>();
  let number = 0;
  let hasEnded = false;

  const giveUp = () => {
    hasEnded = true;
    worker.terminate();
    for (const answer of waiting.values()) answer(fail(appError('import/failed')));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    waiting.get(data.number)?.(data.message as Result<never>);
    waiting.delete(data.number);
  });
  worker.addEventListener('error', giveUp);

  const ask = <Kind extends keyof EngineAnswers>(
    message: EngineQuestion & { readonly kind: Kind },
    transfer: Transferable[] = [],
  ): Promise<Result<EngineAnswers[Kind]>> =>
    new Promise((resolve) => {
      if (hasEnded) return resolve(fail(appError('import/failed')));
      number += 1;
      const timer = setTimeout(giveUp, PATIENCE_MS);
      waiting.set(number, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      worker.postMessage({ number, message } satisfies Numbered<EngineQuestion>, transfer);
    });

  return {
    open: (bytes, kept) => ask({ kind: 'open', bytes, kept }, [bytes.buffer]),
    look: (sheet, headingsAt, kept) => ask({ kind: 'look', sheet, headingsAt, kept }),
    check: (question) => ask({ kind: 'check', question }),
    end: giveUp,
  };
}
