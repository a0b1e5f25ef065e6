import type { Analysis } from '#domain/analysis/analyse.ts';
import type { Frequency } from '#domain/analysis/frequency.ts';
import type { SquareMatrix } from '#domain/analysis/square-matrix.ts';

/** The animals and the behaviours of a campaign, and the zones of a result, in the order in which people look for them. */
type ShownThings = {
  /** by name */
  readonly animals: readonly { readonly animalId: string }[];
  /** as in the ethogram */
  readonly behaviours: readonly { readonly code: string }[];
};
type Ordered = {
  readonly analysis: Analysis;
  /** by name */
  readonly zones: readonly { readonly zoneId: string }[];
};

/**
 * Returns results with their lists and matrices in the order of the screen; each value stays what it is. Results are computed
 * in the order of ids, so that every device gets the same to the last bit; files keep that order. Of two animals of a pair
 * without a direction the one that is shown first stands first.
 */
export function inShownOrder({ analysis, zones: shownZones }: Ordered, { animals, behaviours }: ShownThings): Analysis {
  const animalAt = placeIn(animals.map(({ animalId }) => animalId));
  const codeAt = placeIn(behaviours.map(({ code }) => code));
  const zoneAt = placeIn(shownZones.map(({ zoneId }) => zoneId));
  const byAnimal = <One extends { readonly individualId: string }>(some: readonly One[]) =>
    sorted(some, ({ individualId }) => animalAt(individualId));
  const byBehaviour = <One extends { readonly behaviours: Frequency['behaviours'] }>(one: One): One => ({
    ...one,
    behaviours: sorted(one.behaviours, ({ behaviour }) => codeAt(behaviour)),
  });
  const { frequency, association, nearestNeighbours, interactions, avoidance, networks, space } = analysis;
  const places = sorted([...association.individualIds.keys()], (place) =>
    animalAt(association.individualIds[place] ?? ''),
  );
  const individualIds = places.map((place) => association.individualIds[place] ?? '');
  const turned = <Cell>(matrix: SquareMatrix<Cell>) =>
    places.map((row) => places.map((column) => matrix[row]?.[column] as Cell));
  const isTurned = (first: string, second: string) => animalAt(first) > animalAt(second);
  const network = (one: Analysis['networks']['affiliative']): typeof one => ({
    ...one,
    leftOut: sorted(one.leftOut, animalAt),
    nodes: byAnimal(one.nodes),
    edges: one.edges.map((edge) =>
      !one.isDirected && isTurned(edge.from, edge.to) ? { ...edge, from: edge.to, to: edge.from } : edge,
    ),
  });
  const zones = <One extends Analysis['space']['overall']>(one: One): One => ({
    ...one,
    zones: sorted(one.zones, ({ zoneId }) => zoneAt(zoneId)),
  });
  return {
    ...analysis,
    statistics: { ...analysis.statistics, neverSeen: sorted(analysis.statistics.neverSeen, animalAt) },
    visibility: byAnimal(analysis.visibility),
    frequency: {
      overall: byBehaviour(frequency.overall),
      individuals: byAnimal(frequency.individuals).map(byBehaviour),
      species: frequency.species.map(byBehaviour),
      days: frequency.days.map(byBehaviour),
      weeks: frequency.weeks.map(byBehaviour),
      months: frequency.months.map(byBehaviour),
    },
    diversity: {
      ...analysis.diversity,
      individuals: byAnimal(analysis.diversity.individuals),
      individualMonths: byAnimal(analysis.diversity.individualMonths),
    },
    association: {
      individualIds,
      proximity: turned(association.proximity),
      simpleRatioIndex: turned(association.simpleRatioIndex),
      halfWeightIndex: turned(association.halfWeightIndex),
      pairs: association.pairs.map((pair) =>
        isTurned(pair.a, pair.b) ? { ...pair, a: pair.b, b: pair.a, onlyA: pair.onlyB, onlyB: pair.onlyA } : pair,
      ),
    },
    nearestNeighbours: { individualIds, counts: turned(nearestNeighbours.counts) },
    interactions: {
      ...interactions,
      individualIds,
      counts: {
        affiliative: turned(interactions.counts.affiliative),
        agonistic: turned(interactions.counts.agonistic),
        avoid: turned(interactions.counts.avoid),
      },
    },
    avoidance: { individuals: byAnimal(avoidance.individuals), rates: turned(avoidance.rates) },
    networks: {
      association: {
        simpleRatioIndex: network(networks.association.simpleRatioIndex),
        halfWeightIndex: network(networks.association.halfWeightIndex),
      },
      affiliative: network(networks.affiliative),
      interactions: {
        affiliative: network(networks.interactions.affiliative),
        agonistic: network(networks.interactions.agonistic),
        avoid: network(networks.interactions.avoid),
      },
    },
    space: { ...space, overall: zones(space.overall), individuals: byAnimal(space.individuals).map(zones) },
    speciesPatterns: analysis.speciesPatterns.map((pattern) => ({
      ...pattern,
      individualIds: sorted(pattern.individualIds, animalAt),
      behaviours: sorted(pattern.behaviours, ({ behaviour }) => codeAt(behaviour)),
    })),
  };
}

/** Returns the place of an id in a list; one that is not there comes last. */
export function placeIn(ids: readonly string[]): (id: string) => number {
  const places = new Map(ids.map((id, place) => [id, place]));
  return (id) => places.get(id) ?? ids.length;
}

/** Returns things in the order of their places; those of one place stay in their order. */
export function sorted<One>(some: readonly One[], placeOf: (one: One) => number): One[] {
  return some.toSorted((one, other) => placeOf(one) - placeOf(other));
}
