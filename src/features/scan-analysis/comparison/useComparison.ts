import { useMemo } from 'react';
import type { ComparedSides } from '#domain/analysis/comparison/compared-sides.ts';
import type { Comparison } from '#domain/analysis/comparison/comparison.ts';
import type { Analysed } from '../parts/analysed.ts';
import { type Computed, useComputed } from '../parts/useComputed.ts';

/** Returns how two sides of the results differ, computed anew for each result and each choice of sides; nothing for null. */
export function useComparison(
  { computed, compare }: Pick<Analysed, 'computed' | 'compare'>,
  sides: ComparedSides | null,
): Computed<Comparison> {
  const question = useMemo(() => (sides === null ? null : { computed, sides }), [computed, sides]);
  return useComputed(question, async () => compare(question?.sides as ComparedSides), 'scan-analysis/comparison');
}
