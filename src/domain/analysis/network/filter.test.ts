import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filteredNetwork } from './filter.ts';

const THREE = {
  weights: [0, 0.5, 0.1, 0.5, 0, 0.25, 0.1, 0.25, 0],
  counts: [0, 5, 1, 5, 0, 2, 1, 2, 0],
  observations: [10, 7, 3],
};

describe('a filtered network', () => {
  it('keeps all nodes and edges unless asked otherwise', () => {
    expect(filteredNetwork(THREE)).toEqual({ nodes: [0, 1, 2], weights: Float64Array.from(THREE.weights) });
  });
  it('keeps an edge from the least count on, and a node that loses all its edges', () => {
    const { nodes, weights } = filteredNetwork({ ...THREE, minInteractions: 5 });
    expect([nodes, [...weights]]).toEqual([
      [0, 1, 2],
      [0, 0.5, 0, 0.5, 0, 0, 0, 0, 0],
    ]);
  });
  it('keeps a node from the least number of observations on, with its weights as they were', () => {
    const { nodes, weights } = filteredNetwork({ ...THREE, minObservations: 7 });
    expect([nodes, [...weights]]).toEqual([
      [0, 1],
      [0, 0.5, 0.5, 0],
    ]);
  });
  it('drops an edge with a weight whose raw count is 0', () => {
    expect([...filteredNetwork({ ...THREE, counts: THREE.counts.map(() => 0) }).weights]).toEqual(
      THREE.weights.map(() => 0),
    );
  });
  it('of no nodes is empty', () => {
    const empty = { weights: [], counts: [], observations: [] };
    expect(filteredNetwork(empty)).toEqual({ nodes: [], weights: new Float64Array() });
    expect(filteredNetwork({ ...THREE, minObservations: 11 })).toEqual({ nodes: [], weights: new Float64Array() });
  });
  it('is refused for matrices of another size', () => {
    expect(() => filteredNetwork({ ...THREE, weights: [1] })).toThrow('nodes × nodes');
    expect(() => filteredNetwork({ ...THREE, counts: [1] })).toThrow('nodes × nodes');
  });
  it('never holds more for stricter filters', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(6), (minObservations, minInteractions) => {
        const loose = filteredNetwork({ ...THREE, minObservations, minInteractions });
        const strict = filteredNetwork({
          ...THREE,
          minObservations: minObservations + 1,
          minInteractions: minInteractions + 1,
        });
        const sum = (numbers: Float64Array) => numbers.reduce((total, one) => total + one, 0);
        expect(strict.nodes.filter((node) => !loose.nodes.includes(node))).toEqual([]);
        expect(sum(strict.weights)).toBeLessThanOrEqual(sum(loose.weights));
      }),
    );
  });
});
