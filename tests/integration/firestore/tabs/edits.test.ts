import { describe, expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { applied, rollEdits } from './edits.ts';
import type { State } from './edits.ts';

describe('edits', () => {
  test('are the same for the same seed and differ for another', () => {
    const state = (seed: number): State => rollEdits(dice(seed), 'a', 0, 60).reduce(applied, {});
    expect(state(7)).toEqual(state(7));
    expect(state(7)).not.toEqual(state(8));
  });

  test('of every kind are rolled', () => {
    const kinds = new Set(rollEdits(dice(1), 'a', 0, 200).map(({ kind }) => kind));
    expect(kinds.size).toBe(9);
  });

  test('of shared documents are counted and named', () => {
    const state = applied(applied({}, { kind: 'shared', doc: 's', id: 3 }), {
      kind: 'batch',
      doc: 'own',
      shared: 's',
      id: 4,
    });
    expect(state).toEqual({ s: { n: 2, ids: [3, 4] }, own: { v: 4 } });
  });
});
