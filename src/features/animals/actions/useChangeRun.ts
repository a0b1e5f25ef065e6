import { useState } from 'react';
import { inParts } from './in-parts.ts';

/**
 * Runs a change of many animals in parts. A second run after a failure continues with the unfinished animals. `run`
 * resolves to the failure, or to nothing when all are done.
 */
export function useChangeRun(animalIds: readonly string[]) {
  const [done, setDone] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const run = async <Failure>(
    call: (ids: string[]) => Promise<{ readonly error?: Failure }>,
  ): Promise<Failure | undefined> => {
    setIsRunning(true);
    const answer = await inParts(animalIds.slice(done), call, (now) => setDone(done + now));
    setIsRunning(false);
    return answer.error;
  };
  return { run, isRunning, done, total: animalIds.length };
}
