import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGraph, FAMILIES, FIVE_ANIMALS, FOUR_ACTORS, KARATE_CLUB } from '../../../tests/support/example-networks.ts';
import { graphOfEdges } from './network/graph.ts';
import { networkMeasuresOf, type NodeMeasures } from './network-measures.ts';

const of = (graph: Parameters<typeof networkMeasuresOf>[0]) => networkMeasuresOf(graph, 1e-9);
const six = (value: number | null) => (value === null ? null : Number(value.toFixed(6)));
/** A node as a row of the table of the definitions. */
const rowOf = (node: NodeMeasures) =>
  [
    node.degree.total,
    node.strength.total,
    node.betweenness.hops.raw,
    node.betweenness.hops.normalised,
    node.betweenness.weights.raw,
    node.betweenness.weights.normalised,
    node.closeness.hops.in,
    node.closeness.weights.in,
    node.harmonic.in,
    node.clustering,
    node.weightedClustering,
    node.eigenvector.weighted,
  ].map(six);

describe('the measures of a network', () => {
  it('of five animals are the rows of the table in the analysis definitions', () => {
    const { nodes, whole, components } = of(FIVE_ANIMALS);
    expect(nodes.map(rowOf)).toEqual([
      [2, 6, 0, 0, 2, 0.333_333, 0.5625, 1.125, 2.5, 1, 0.5, 0.659_588],
      [2, 3, 0, 0, 0, 0, 0.5625, 0.75, 2.5, 1, 0.5, 0.389_602],
      [3, 6, 2, 0.333_333, 2, 0.333_333, 0.75, 1.125, 3, 0.333_333, 0.166_667, 0.630_307],
      [1, 1, 0, 0, 0, 0, 0.45, 0.5625, 2, 0, 0, 0.125_966],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ]);
    expect([whole.density, whole.transitivity, whole.averageClustering].map((value) => value?.toFixed(10))).toEqual([
      '0.4000000000',
      '0.6000000000',
      '0.4666666667',
    ]);
    expect([components, whole.componentSizes]).toEqual([
      [[0, 1, 2, 3], [4]],
      [4, 1],
    ]);
  });
  it('of the karate club and of the Medici are those of the analysis definitions', () => {
    const { nodes, whole } = of(KARATE_CLUB);
    const shown = [nodes[0], nodes[33], of(FAMILIES).nodes[8]].map((node) => [
      node?.degree.total,
      ...[node?.betweenness.hops.normalised, node?.closeness.hops.out, node?.eigenvector.unweighted].map((value) =>
        six(value ?? null),
      ),
    ]);
    expect(shown).toEqual([
      [16, 0.437_635, 0.568_966, 0.355_491],
      [17, 0.304_075, 0.55, 0.373_363],
      [6, 0.521_978, 0.56, 0.430_308],
    ]);
    expect(
      [whole.nodes, whole.edges, whole.density, whole.transitivity, whole.averageClustering].map((value) => six(value)),
    ).toEqual([34, 78, 0.139_037, 0.255_682, 0.570_638]);
  });
  it('of four actors tell incoming from outgoing edges and paths', () => {
    const { nodes, whole } = of(FOUR_ACTORS);
    expect(nodes.map(({ degree }) => [degree.in, degree.out, degree.total])).toEqual([
      [1, 1, 2],
      [1, 2, 3],
      [1, 0, 1],
      [0, 0, 0],
    ]);
    expect(nodes[1]?.harmonic).toEqual({ in: 1, out: 2 });
    expect(nodes[1]?.betweenness.hops).toEqual({ raw: 1, normalised: 1 / 6 });
    expect([whole.reciprocity, whole.transitivity, nodes[1]?.clustering]).toEqual([2 / 3, null, null]);
  });
  it('without nodes are empty, null or 0, and of two equal components have no eigenvector', () => {
    expect(of(graphOfEdges(0, [], true))).toEqual({
      nodes: [],
      whole: {
        nodes: 0,
        edges: 0,
        density: null,
        reciprocity: null,
        averageClustering: null,
        transitivity: null,
        componentSizes: [],
      },
      components: [],
    });
    const twins = of(
      graphOfEdges(
        4,
        [
          [0, 1, 1],
          [2, 3, 1],
        ],
        false,
      ),
    );
    expect(twins.nodes[0]?.eigenvector).toEqual({ weighted: null, unweighted: null });
  });
  it('of any network without directions are the same in and out', () => {
    fc.assert(
      fc.property(anyGraph(false), (graph) => {
        for (const { degree, degreeCentrality, strength, closeness, harmonic } of of(graph).nodes)
          for (const { in: entering, out } of [
            degree,
            degreeCentrality,
            strength,
            closeness.hops,
            closeness.weights,
            harmonic,
          ])
            expect(out).toBe(entering);
      }),
    );
  });
});
