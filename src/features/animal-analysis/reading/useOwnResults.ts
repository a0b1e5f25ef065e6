import { useEffect, useState } from 'react';
import type { ScanAnalysis } from '#domain/scan-analysis/analyse-sessions.ts';
import { reportError } from '#lib/log.ts';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';

type Answer = { readonly of: unknown; readonly value: ScanAnalysis | null };

/** Returns the results of the animal alone, which the worker computes from the same scans; null until they are known. */
export function useOwnResults({ result, readOwn }: AnimalAnalysed): {
  readonly own: ScanAnalysis | null;
  readonly hasFailed: boolean;
} {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (value: ScanAnalysis | null) => {
      if (isWanted) setAnswer({ of: result, value });
    };
    readOwn().then(keep, (error: unknown) => {
      if (isWanted) reportError(error, { where: 'animal-analysis/own' });
      keep(null);
    });
    return () => {
      isWanted = false;
    };
  }, [result, readOwn]);
  const known = answer !== null && answer.of === result ? answer : null;
  return { own: known?.value ?? null, hasFailed: known !== null && known.value === null };
}
