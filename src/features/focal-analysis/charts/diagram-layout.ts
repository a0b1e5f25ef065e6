import { line, curveBasis } from 'd3';

/** A place in the drawing, in its own units. */
export type Place = { readonly x: number; readonly y: number };
/** An arrow from one behaviour to the next: its path, where its figure stands, and the corners of its head. */
export type Arrow = { readonly path: string; readonly label: Place; readonly head: string };

export const DIAGRAM = { size: 660, radius: 210, node: 12, name: 26, nameBehindLoop: 76 } as const;
const MIDDLE = DIAGRAM.size / 2;
/** How far an arrow bends to its left, so that both ways between two behaviours stand apart. */
const BEND = 34;
const HEAD = 9;
const LOOP = 40;

/** Returns the places of some behaviours on a circle, the first one at the top, then clockwise. */
export function circleOf(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / Math.max(1, count) - Math.PI / 2;
    return { x: MIDDLE + DIAGRAM.radius * Math.cos(angle), y: MIDDLE + DIAGRAM.radius * Math.sin(angle) };
  });
}

/** Returns the arrow from a place to another one, or a loop outside the circle where both are the same. */
export function arrowOf(from: Place, to: Place): Arrow {
  return from === to ? loopAt(from) : curve(from, to);
}

function curve(from: Place, to: Place): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const aside = { x: (-dy / length) * BEND, y: (dx / length) * BEND };
  const middle = { x: (from.x + to.x) / 2 + aside.x, y: (from.y + to.y) / 2 + aside.y };
  const start = towards(from, middle, DIAGRAM.node);
  const end = towards(to, middle, DIAGRAM.node + HEAD);
  return {
    path: smooth([start, middle, end]),
    label: between(from, middle, to),
    head: headOf(end, towards(to, middle, DIAGRAM.node)),
  };
}

function loopAt(place: Place): Arrow {
  const outward = { x: (place.x - MIDDLE) / DIAGRAM.radius, y: (place.y - MIDDLE) / DIAGRAM.radius };
  const side = { x: -outward.y, y: outward.x };
  const at = (out: number, aside: number) => ({
    x: place.x + outward.x * out + side.x * aside,
    y: place.y + outward.y * out + side.y * aside,
  });
  const end = at(DIAGRAM.node + HEAD, 7);
  return {
    path: smooth([at(DIAGRAM.node, -7), at(LOOP, -30), at(LOOP + 14, 0), at(LOOP, 30), end]),
    label: at(LOOP + 4, 0),
    head: headOf(end, at(DIAGRAM.node, 4)),
  };
}

/** Returns the place on the curve a little nearer to its end than to its beginning. */
function between(from: Place, middle: Place, to: Place): Place {
  const at = 0.58;
  const part = (one: number, two: number, three: number) =>
    (1 - at) ** 2 * one + 2 * at * (1 - at) * two + at ** 2 * three;
  return { x: part(from.x, middle.x, to.x), y: part(from.y, middle.y, to.y) };
}

function towards(from: Place, to: Place, distance: number): Place {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

function headOf(base: Place, tip: Place): string {
  const length = Math.max(1, Math.hypot(tip.x - base.x, tip.y - base.y));
  const side = { x: (-(tip.y - base.y) / length) * 5, y: ((tip.x - base.x) / length) * 5 };
  const corners = [tip, { x: base.x + side.x, y: base.y + side.y }, { x: base.x - side.x, y: base.y - side.y }];
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

function smooth(places: readonly Place[]): string {
  const drawn = line<Place>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(curveBasis);
  return drawn([...places]) ?? '';
}
