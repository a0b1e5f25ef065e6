import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acting,
  anySample,
  aSample,
  seen,
  someAnimals,
  someScans,
  unseen,
} from '../../../tests/support/builders/data-set.ts';
import { avoidanceOf } from './avoidance.ts';
import { interactionMatricesOf } from './interactions.ts';
import type { ScanSample } from './scan-sample.ts';
import { visibleScansOf } from './visible-scans.ts';

const of = (sample: ScanSample) => avoidanceOf(interactionMatricesOf(sample), visibleScansOf(sample));
const avoiding = (actor: string, receiver: string) => acting(actor, receiver, 'avoid');

describe('avoidance', () => {
  it('is given by the animal that moves away, received by the other, and net is received less given', () => {
    const sample = aSample({
      scans: someScans('s1'),
      individuals: someAnimals('lion', 'a', 'b', 'c'),
      interactions: [avoiding('a', 'b'), avoiding('a', 'b'), avoiding('c', 'b'), avoiding('b', 'a'), acting('c', 'a')],
    });
    expect(of(sample).individuals).toEqual([
      { individualId: 'a', given: 2, received: 1, net: -1 },
      { individualId: 'b', given: 1, received: 3, net: 2 },
      { individualId: 'c', given: 1, received: 0, net: -1 },
    ]);
  });
  it('has a rate for each direction by the scans in which both are visible, not defined without such a scan', () => {
    const sample = aSample({
      scans: someScans('s1', 's2', 's3', 's4'),
      individuals: someAnimals('lion', 'a', 'b', 'c'),
      records: [
        ...['s1', 's2', 's3'].map((id) => seen(id, 'a')),
        ...['s1', 's2', 's4'].map((id) => seen(id, 'b')),
        unseen('s1', 'c'),
      ],
      interactions: [avoiding('a', 'b'), avoiding('c', 'a')],
    });
    expect(of(sample).rates).toEqual([
      [null, 50, null],
      [0, null, null],
      [null, null, null],
    ]);
  });
  it('of nobody is empty', () => expect(of(aSample({}))).toEqual({ individuals: [], rates: [] }));
  it('of any sample is given as often as it is received', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const { individuals } = of(any);
        expect(individuals.reduce((sum, { net }) => sum + net, 0)).toBe(0);
      }),
    );
  });
});
