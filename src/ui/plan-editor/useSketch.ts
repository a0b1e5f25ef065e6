import { useState } from 'react';
import type { PlanEditorTexts, PlanTool } from './plan-shape.ts';
import { percent } from './plan-shape.ts';
import { inside, type Point, rectangle } from './points.ts';

type Drawing = {
  readonly points: readonly Point[];
  /** the place of the next corner */
  readonly cursor: Point;
};

const NOTHING: Drawing = { points: [], cursor: { x: 0.5, y: 0.5 } };

/**
 * Returns an outline that is being drawn, corner by corner. A corner in the place of the last or the first one closes
 * it; a rectangle is closed by its second corner. An invalid one stays, to be mended.
 */
export function useSketch({
  tool,
  most,
  texts,
  problemOf,
  onDrawn,
  announce,
}: {
  readonly tool: PlanTool;
  readonly most: number;
  readonly texts: PlanEditorTexts;
  readonly problemOf: (points: readonly Point[]) => string | null;
  readonly onDrawn: (points: readonly Point[]) => void;
  readonly announce: (sentence: string, isProblem?: boolean) => void;
}) {
  const [{ points, cursor }, setDrawing] = useState(NOTHING);

  const close = (corners: readonly Point[]) => {
    if (corners.length < 3) return announce(texts.announcements.needsThree, true);
    const problem = problemOf(corners);
    if (problem !== null) return announce(problem, true);
    setDrawing(NOTHING);
    announce(texts.announcements.drawn);
    return onDrawn(corners);
  };

  /** Sets a corner; `isNear` returns whether two places count as one. */
  const place = (at: Point, isNear: (a: Point, b: Point) => boolean) => {
    const point = inside(at);
    const [first] = points;
    const last = points.at(-1);
    if (tool === 'rectangle') {
      if (first === undefined) return setDrawing({ points: [point], cursor: point });
      if (isNear(first, point)) return undefined;
      return close(rectangle(first, point));
    }
    if (last !== undefined && isNear(last, point)) return close(points);
    if (first !== undefined && points.length > 2 && isNear(first, point)) return close(points);
    if (points.length >= most) return announce(texts.announcements.enough, true);
    setDrawing({ points: [...points, point], cursor: point });
    return announce(texts.announcements.cornerAdded(points.length + 1));
  };

  return {
    points,
    cursor,
    place,
    finish: () => close(points),
    moveCursor: (to: Point, isSpoken = false) => {
      const at = inside(to);
      setDrawing((now) => ({ ...now, cursor: at }));
      if (isSpoken) announce(texts.announcements.cursor(percent(at.x), percent(at.y)));
      return at;
    },
    removeLast: () => {
      if (points.length === 0) return;
      setDrawing((now) => ({ ...now, points: now.points.slice(0, -1) }));
      announce(texts.announcements.cornerRemoved(points.length - 1));
    },
    giveUp: () => {
      setDrawing(NOTHING);
      announce(texts.announcements.givenUp);
    },
  };
}
