import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyGraph,
  anyOrderedGraph,
  expectClose,
  FAMILIES,
  FAMILIES_AND_PUCCI,
  FAMILY_NAMES,
  FIVE_ANIMALS,
  FOUR_ACTORS,
  KARATE_CLUB,
  KITE,
  ONE_WAY,
  printed,
  reordered,
  withIsolate,
} from '../../../../tests/support/example-networks.ts';
import { closeness, harmonicCloseness } from './closeness.ts';
import { type Edge, edgesOf, graphOfEdges, reversedOf } from './graph.ts';

describe('the closeness', () => {
  it('of the five animals of the definitions is that of the table, in hops and over weights', () => {
    expectClose(closeness(FIVE_ANIMALS, 'hops', 'in'), [0.5625, 0.5625, 0.75, 0.45, 0]);
    expectClose(closeness(FIVE_ANIMALS, 'weights', 'out'), [1.125, 0.75, 1.125, 0.5625, 0]);
  });
  it('of B in the directed network of the definitions differs by direction', () => {
    expectClose(
      [
        closeness(FOUR_ACTORS, 'hops', 'in'),
        closeness(FOUR_ACTORS, 'hops', 'out'),
        closeness(FOUR_ACTORS, 'weights', 'in'),
      ].map((ofNodes) => ofNodes[1] ?? 0),
      [1 / 3, 2 / 3, 2 / 3],
    );
    expect(printed(closeness(FOUR_ACTORS, 'weights', 'out'), 7)[1]).toBe(1.0666667);
  });
  it("of Krackhardt's kite is that of the paper", () => {
    const paper = [0.529, 0.529, 0.5, 0.6, 0.5, 0.643, 0.643, 0.6, 0.429, 0.31];
    expect(printed(closeness(KITE, 'hops', 'in'), 3)).toEqual(paper);
  });
  it('of the first and the last of the karate club is that of the definitions', () => {
    const shares = printed(closeness(KARATE_CLUB, 'hops', 'in'), 6);
    expect([shares[0], shares[33]]).toEqual([0.568966, 0.55]);
  });
  it('of the Medici is that of the definitions, and less with Pucci', () => {
    const medici = FAMILY_NAMES.indexOf('Medici');
    const printedOf = (graph: typeof FAMILIES) => printed(closeness(graph, 'hops', 'in'), 6)[medici];
    expect([printedOf(FAMILIES), printedOf(FAMILIES_AND_PUCCI)]).toEqual([0.56, 0.522667]);
  });
  it('of one-way edges is that of networkx 3.6.1, closeness_centrality of the network and of its reverse', () => {
    const each = (numbers: readonly number[]) => printed(numbers, 10);
    expect(each(closeness(ONE_WAY, 'hops', 'in'))).toEqual([
      0.3787878788, 0.3205128205, 0.462962963, 0.462962963, 0.462962963, 0.5208333333, 0,
    ]);
    expect(each(closeness(ONE_WAY, 'hops', 'out'))).toEqual([
      0.462962963, 0.3787878788, 0.462962963, 0.5208333333, 0.3787878788, 0.3787878788, 0,
    ]);
    expect(each(closeness(ONE_WAY, 'weights', 'in'))).toEqual([
      0.1543209877, 0.1666666667, 0.3787878788, 0.3787878788, 0.3787878788, 0.2314814815, 0,
    ]);
    expect(each(closeness(ONE_WAY, 'weights', 'out'))).toEqual([
      0.2777777778, 0.2083333333, 0.2604166667, 0.2604166667, 0.2192982456, 0.2450980392, 0,
    ]);
  });
  it('of one node alone is 0, and without nodes there is none', () => {
    expect([
      closeness(graphOfEdges(1, [], false), 'hops', 'in'),
      harmonicCloseness(graphOfEdges(0, [], true), 'in'),
    ]).toEqual([[0], []]);
  });
});

describe('the harmonic closeness', () => {
  it('of the five animals of the definitions is that of the table', () => {
    expectClose(harmonicCloseness(FIVE_ANIMALS, 'in'), [2.5, 2.5, 3, 2, 0]);
  });
  it('of one-way edges is that of networkx 3.6.1, harmonic_centrality', () => {
    const expected = [8 / 3, 29 / 12, 10 / 3, 10 / 3, 10 / 3, 3.5, 0];
    expectClose(harmonicCloseness(ONE_WAY, 'in'), expected);
    expectClose(harmonicCloseness(reversedOf(ONE_WAY), 'out'), expected);
  });
});

describe('the closeness of any network', () => {
  it('in hops lies between 0 and 1, and the harmonic one between 0 and n − 1', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), (graph) => {
        expect(closeness(graph, 'hops', 'in').filter((one) => !(one >= 0 && one <= 1))).toEqual([]);
        expect(harmonicCloseness(graph, 'in').filter((one) => !(one >= 0 && one <= graph.size - 1))).toEqual([]);
      }),
    );
  });
  it('doubles with doubled weights', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), (graph) => {
        const doubled = edgesOf(graph).map(([from, to, weight]): Edge => [from, to, 2 * weight]);
        expectClose(
          closeness(graphOfEdges(graph.size, doubled, graph.isDirected), 'weights', 'in'),
          closeness(graph, 'weights', 'in').map((one) => 2 * one),
        );
      }),
    );
  });
  it('moves with the nodes when their order changes', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyOrderedGraph), ({ graph, order }) => {
        const moved = closeness(reordered(graph, order), 'weights', 'out');
        expectClose(
          order.map((place) => moved[place] ?? Number.NaN),
          closeness(graph, 'weights', 'out'),
        );
      }),
    );
  });
  it('falls by the share of the others beside one more node without edges', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), (graph) => {
        const fallen = closeness(graph, 'weights', 'in').map((one) => (one * Math.max(0, graph.size - 1)) / graph.size);
        expectClose(closeness(withIsolate(graph), 'weights', 'in'), [...fallen, 0]);
      }),
    );
  });
});
