/** A place on a plan: x from the left by its width, y from the top by its height, both from 0 to 1. */
export type Point = { readonly x: number; readonly y: number };

/** Returns the nearest place inside the plan. */
export function inside({ x, y }: Point): Point {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}

/** Returns the outline with one corner moved. */
export function withCorner(points: readonly Point[], index: number, to: Point): readonly Point[] {
  return points.with(index, inside(to));
}

/** Returns the outline with a new corner half-way between the given one and the next. */
export function withMiddle(points: readonly Point[], index: number): readonly Point[] {
  return points.toSpliced(index + 1, 0, middleAfter(points, index));
}

/** Returns the place half-way between a corner and the next; the last one's next is the first. */
export function middleAfter(points: readonly Point[], index: number): Point {
  const a = points[index] ?? { x: 0.5, y: 0.5 };
  const b = points[(index + 1) % points.length] ?? a;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Returns the whole outline moved, as far as the plan goes: it keeps its form at the border. */
export function shifted(points: readonly Point[], by: Point): readonly Point[] {
  const room = (key: 'x' | 'y') => {
    const all = points.map((point) => point[key]);
    return Math.min(1 - Math.max(...all), Math.max(-Math.min(...all), by[key]));
  };
  const move = { x: room('x'), y: room('y') };
  return points.map(({ x, y }) => ({ x: x + move.x, y: y + move.y }));
}

/** Returns the corners of the rectangle between two places, from the top left on, clockwise. */
export function rectangle(a: Point, b: Point): readonly Point[] {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Returns the place of an outline's name: the middle of its corners. */
export function middleOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length);
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / count, y: sum.y / count };
}

/** Returns whether two outlines are the same. */
export function isSameOutline(a: readonly Point[], b: readonly Point[]): boolean {
  return a.length === b.length && a.every(({ x, y }, index) => x === b[index]?.x && y === b[index]?.y);
}
