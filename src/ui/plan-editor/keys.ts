import type { Point } from './points.ts';

/** One per cent of the plan, five with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.05;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns whether the key moves something on the plan. */
export function isStepKey(key: string): boolean {
  return DIRECTIONS[key] !== undefined;
}

/** Returns whether the key sets a corner, or closes an outline. */
export function isFinishKey(key: string): boolean {
  return key === 'Enter' || key === ' ';
}

/** Returns the step of an arrow key, as shares of the plan; zero for another key. */
export function stepOf({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): Point {
  const size = shiftKey ? LARGE_STEP : STEP;
  const { x, y } = DIRECTIONS[key] ?? { x: 0, y: 0 };
  return { x: x * size, y: y * size };
}
