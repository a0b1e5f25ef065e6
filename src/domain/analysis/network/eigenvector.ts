import { components } from './components.ts';
import { edgesOf, type Graph, undirectedOf } from './graph.ts';
import { type Tridiagonal, tridiagonalise } from './tridiagonal.ts';

/** The largest eigenvalue is simple when the next one is smaller by more than this share of it. */
const LEAST_GAP = 1e-8;
/** How far above the largest eigenvalue the equations are solved: far enough from rounding, near enough to converge. */
const SHIFT = 1e-11;
/** Each round brings the vector nearer by SHIFT / LEAST_GAP at least. */
const ROUNDS = 8;

/**
 * Returns the eigenvector centrality of each node, in the order of nodes: the dominant eigenvector of the weighted
 * adjacency matrix of the whole network, not negative, with the Euclidean norm 1; 0 outside the component that it
 * belongs to. The directions of a directed network are added first. Null without an edge, and when the largest
 * eigenvalue is not simple, as with two components alike.
 * @source analysis definitions, 6; Bonacich 1987
 */
export function eigenvectorCentrality(graph: Graph): number[] | null {
  const undirected = undirectedOf(graph);
  const { size, weights } = undirected;
  if (weights.length === 0) return null;
  const tridiagonal = tridiagonalise(size, matrixOf(undirected));
  const largest = eigenvalueOf(tridiagonal, 1);
  const next = eigenvalueOf(tridiagonal, 2);
  if (largest - next <= LEAST_GAP * largest) return null;
  // A vector without negative numbers is never at right angles to the one that is looked for.
  let vector = tridiagonal.turn(new Float64Array(size).fill(1));
  for (let round = 0; round < ROUNDS; round += 1)
    vector = ofNormOne(solved(tridiagonal, largest * (1 + SHIFT), vector));
  const ofNodes = tridiagonal.turnBack(vector).map(Math.abs);
  const strongest = ofNodes.indexOf(ofNodes.reduce((most, one) => Math.max(most, one), 0));
  const inDominant = new Set(components(undirected).find((nodes) => nodes.includes(strongest)));
  return [...ofNormOne(ofNodes.map((one, node) => (inDominant.has(node) ? one : 0)))];
}

/** Returns the adjacency matrix with weights as shares of the largest one: neither very large nor very small. */
function matrixOf(graph: Graph): Float64Array {
  const largest = graph.weights.reduce((most, weight) => Math.max(most, weight), 0);
  const matrix = new Float64Array(graph.size * graph.size);
  for (const [from, to, weight] of edgesOf(graph)) {
    matrix[from * graph.size + to] = weight / largest;
    matrix[to * graph.size + from] = weight / largest;
  }
  return matrix;
}

/**
 * Returns the eigenvalue at a place counted from the largest, by halving an interval until it holds no other double.
 * @source Golub & Van Loan 2013, Matrix Computations, 8.4.1
 */
function eigenvalueOf(tridiagonal: Tridiagonal, place: number): number {
  const { diagonal, beside } = tridiagonal;
  const reach = diagonal.map((one, at) => Math.abs(one) + Math.abs(beside[at] ?? 0) + Math.abs(beside[at - 1] ?? 0));
  let high = reach.reduce((most, one) => Math.max(most, one), 0);
  let low = -high;
  for (let middle = 0; middle > low && middle < high; middle = (low + high) / 2) {
    const above = pivotsOf(tridiagonal, middle).reduce((count, pivot) => (pivot > 0 ? count + 1 : count), 0);
    if (above >= place) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Returns the pivots of the matrix minus a number on its diagonal: as many are above 0 as there are larger eigenvalues.
 */
function pivotsOf({ diagonal, beside }: Tridiagonal, shift: number): Float64Array {
  const pivots = new Float64Array(diagonal.length);
  for (let place = 0; place < pivots.length; place += 1) {
    const between = beside[place - 1] ?? 0;
    const taken = place === 0 ? 0 : (between * between) / (pivots[place - 1] ?? 1);
    const pivot = (diagonal[place] ?? 0) - shift - taken;
    pivots[place] = pivot === 0 ? -Number.EPSILON * Number.EPSILON : pivot;
  }
  return pivots;
}

/** Returns the solution of the equations of the matrix minus a number above all its eigenvalues: no pivot is near 0. */
function solved(tridiagonal: Tridiagonal, shift: number, right: Float64Array): Float64Array {
  const { beside } = tridiagonal;
  const pivots = pivotsOf(tridiagonal, shift);
  const solution = right.slice();
  for (let place = 1; place < solution.length; place += 1)
    solution[place] =
      (solution[place] ?? 0) - ((beside[place - 1] ?? 0) * (solution[place - 1] ?? 0)) / (pivots[place - 1] ?? 1);
  for (let place = solution.length - 1; place >= 0; place -= 1)
    solution[place] =
      ((solution[place] ?? 0) - (beside[place] ?? 0) * (solution[place + 1] ?? 0)) / (pivots[place] ?? 1);
  return solution;
}

function ofNormOne(vector: Float64Array): Float64Array {
  const norm = Math.hypot(...vector);
  return vector.map((one) => one / norm);
}
