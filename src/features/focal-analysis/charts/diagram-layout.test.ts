import { expect, it } from 'vitest';
import { arrowOf, circleOf, DIAGRAM } from './diagram-layout.ts';

const MIDDLE = DIAGRAM.size / 2;

it('behaviours stand on a circle from the top, clockwise', () => {
  const [top, right] = circleOf(4);
  expect(top?.x).toBeCloseTo(MIDDLE);
  expect(top?.y).toBeCloseTo(MIDDLE - DIAGRAM.radius);
  expect(right?.x).toBeCloseTo(MIDDLE + DIAGRAM.radius);
  expect(circleOf(0)).toEqual([]);
});

it('the arrows of both ways between two behaviours have their figures apart', () => {
  const [one, other] = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
  ];
  const [there, back] = [arrowOf(one, other), arrowOf(other, one)];
  expect(there.label.y - back.label.y).toBeGreaterThan(20);
});

it('a behaviour that follows itself has a loop outside the circle', () => {
  const place = circleOf(3)[0] ?? { x: 0, y: 0 };
  const { path, label } = arrowOf(place, place);
  expect(path.length).toBeGreaterThan(20);
  expect(label.y).toBeLessThan(place.y - DIAGRAM.node);
});
