/** A queue of nodes from which the nearest comes first. */
type DistanceQueue = {
  /** Adds a node, or moves it forward after its distance has become shorter. */
  readonly add: (node: number) => void;
  /** Removes the nearest node and returns it; −1 when the queue is empty. */
  readonly takeNearest: () => number;
};

/**
 * Returns an empty queue of the nodes 0 to size − 1 by their distances, which are read whenever a node moves: a binary
 * heap that knows the place of each node.
 * @source Williams 1964 (Commun. ACM 7:347–348)
 */
export function distanceQueue(size: number, distances: Float64Array): DistanceQueue {
  const heap = new Int32Array(size);
  const places = new Int32Array(size).fill(-1);
  let count = 0;
  const distanceAt = (place: number) => distances[heap[place] ?? 0] ?? 0;
  const put = (node: number, place: number) => {
    heap[place] = node;
    places[node] = place;
  };
  const rise = (node: number, from: number) => {
    const distance = distances[node] ?? 0;
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (distanceAt(above) <= distance) break;
      put(heap[above] ?? 0, place);
      place = above;
    }
    put(node, place);
  };
  const sink = (node: number) => {
    const distance = distances[node] ?? 0;
    let place = 0;
    for (let below = 1; below < count; below = 2 * place + 1) {
      if (below + 1 < count && distanceAt(below + 1) < distanceAt(below)) below += 1;
      if (distanceAt(below) >= distance) break;
      put(heap[below] ?? 0, place);
      place = below;
    }
    put(node, place);
  };
  return {
    add: (node) => {
      const place = places[node] ?? -1;
      if (place === -1) count += 1;
      rise(node, place === -1 ? count - 1 : place);
    },
    takeNearest: () => {
      if (count === 0) return -1;
      const nearest = heap[0] ?? 0;
      places[nearest] = -1;
      count -= 1;
      if (count > 0) sink(heap[count] ?? 0);
      return nearest;
    },
  };
}
