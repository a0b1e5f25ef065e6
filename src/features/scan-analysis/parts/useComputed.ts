import { useEffect, useState } from 'react';
import { reportError } from '#lib/log.ts';

/** A value that takes time: null until it is asked for and computed. */
export type Computed<Value> = { readonly value: Value | null; readonly hasFailed: boolean };

/**
 * Returns a value that is computed anew for each question, told apart by identity, and not while the question is null. An answer
 * that comes after another question is dropped; a failure is reported as happening at `where`.
 */
export function useComputed<Value>(
  question: object | null,
  compute: () => Promise<Value>,
  where: string,
): Computed<Value> {
  const [answer, setAnswer] = useState<{ readonly of: object; readonly value: Value | null } | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    let isWanted = true;
    const keep = (value: Value | null) => {
      if (isWanted) setAnswer({ of: question, value });
    };
    compute().then(keep, (error: unknown) => {
      if (isWanted) reportError(error, { where });
      keep(null);
    });
    return () => {
      isWanted = false;
    };
    // The function follows the question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question]);
  const known = question !== null && answer?.of === question ? answer : null;
  return { value: known?.value ?? null, hasFailed: known !== null && known.value === null };
}
