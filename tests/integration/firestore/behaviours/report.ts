/** One test for each sentence. */
import { expect, test } from 'vitest';
import type { Behaviour, Stage } from './behaviour.ts';
import { title } from './behaviour.ts';
import type { Findings } from './run.ts';

export function reportBehaviours<S extends Stage>(list: readonly Behaviour<S>[], findings: () => Findings): void {
  for (const name of list.map(title)) {
    test(name, () => {
      // A behaviour that was never run has no finding, which is not the same as nothing found.
      expect(findings()[name]).toBe(null);
    });
  }
}
