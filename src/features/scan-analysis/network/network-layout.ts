import { forceCenter, forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3';

/** The points to place, and the links that draw them together; the weight is relative to the largest. */
export type LayoutQuestion = {
  readonly ids: readonly string[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly weight: number }[];
};
/** The middle of each point, by its id; both from 0 to 1. */
export type NetworkPlaces = Readonly<Record<string, { readonly x: number; readonly y: number }>>;

const STEPS = 300;
const POINT = { radius: 34, repulsion: -520, distance: 110 };
const EDGE = 0.08;

/**
 * Returns the places of a network by forces: links draw, points push one another away. The same network always has the same
 * places, since the simulation begins on a spiral and its randomness has a fixed seed. Empty without points.
 */
export function networkLayout({ ids, edges }: LayoutQuestion): NetworkPlaces {
  const nodes = ids.map((id) => ({ id, x: 0, y: 0 }));
  for (const [at, node] of nodes.entries()) {
    // A spiral by the golden angle: no two points begin at one place.
    node.x = 20 * Math.sqrt(at + 0.5) * Math.cos(at * GOLDEN_ANGLE);
    node.y = 20 * Math.sqrt(at + 0.5) * Math.sin(at * GOLDEN_ANGLE);
  }
  const largest = Math.max(0, ...edges.map(({ weight }) => weight));
  const links = edges.map(({ from, to, weight }) => ({ source: from, target: to, strength: weight / largest }));
  const simulation = forceSimulation(nodes)
    .force(
      'link',
      forceLink<(typeof nodes)[number], (typeof links)[number]>(links)
        .id(({ id }) => id)
        .distance(POINT.distance)
        .strength(({ strength }) => 0.05 + 0.6 * strength),
    )
    .force('push', forceManyBody().strength(POINT.repulsion))
    .force('apart', forceCollide(POINT.radius))
    .force('middle', forceCenter(0, 0))
    // Points without links stay near the others.
    .force('x', forceX(0).strength(0.06))
    .force('y', forceY(0).strength(0.09))
    .stop();
  simulation.tick(STEPS);
  const [xs, ys] = [nodes.map(({ x }) => x), nodes.map(({ y }) => y)];
  return Object.fromEntries(nodes.map(({ id, x, y }) => [id, { x: within(x, xs), y: within(y, ys) }]));
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

function within(value: number, all: readonly number[]): number {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most - least < 1 ? 0.5 : EDGE + ((1 - 2 * EDGE) * (value - least)) / (most - least);
}
