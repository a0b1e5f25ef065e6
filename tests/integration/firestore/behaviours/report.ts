/** One test for each sentence. */
import { expect, test } from 'vitest';
import type { Behaviour, Stage } from './behaviour.ts';
import { title } from './behaviour.ts';
import type { Findings } from './run.ts';

export function reportBehaviours<S extends Stage>(list: readonly Behaviour<S>[], findings: () => Findings): void {
  for (const behaviour of list) {
    test(`${behaviour.topic}: ${behaviour.sentence}`, () => {
      // A behaviour that was never run has no finding, which differs from a finding of null.
      expect(findings()[title(behaviour)]).toBe(null);
    });
  }
}
