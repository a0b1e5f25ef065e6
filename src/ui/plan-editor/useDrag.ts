import { type PointerEvent, useRef } from 'react';
import type { Point } from './points.ts';

/** A hand trembles: a shorter distance is no movement. */
const TREMOR_PX = 4;

type Held = {
  readonly onMove: (at: Point) => void;
  /** moving the view: its end changes no outline */
  readonly isPan: boolean;
};

/** Returns the handlers of an element held by the pointer, from its press to its release. */
export function useDrag({
  placeOf,
  onEnd,
}: {
  readonly placeOf: (pointer: { readonly clientX: number; readonly clientY: number }) => Point;
  readonly onEnd: () => void;
}) {
  const held = useRef<Held | null>(null);
  const from = useRef<Point | null>(null);
  const moved = useRef(false);

  const capture = (event: PointerEvent<SVGElement>) => {
    event.currentTarget.ownerSVGElement?.setPointerCapture?.(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
    moved.current = false;
  };
  return {
    capture,
    start: (onMove: Held['onMove'], event?: PointerEvent<SVGElement>) => {
      if (event !== undefined) {
        event.stopPropagation();
        capture(event);
      }
      held.current = { onMove, isPan: false };
    },
    pan: (event: PointerEvent<SVGSVGElement>, panBy: (by: Point) => void) => {
      from.current = { x: event.clientX, y: event.clientY };
      moved.current = false;
      let last = placeOf(event);
      held.current = {
        isPan: true,
        onMove: (at) => {
          panBy({ x: at.x - last.x, y: at.y - last.y });
          // The plan has moved with the pointer, which is over the same place again.
          last = { x: last.x, y: last.y };
        },
      };
    },
    move: (event: PointerEvent<SVGSVGElement>) => {
      const start = from.current;
      if (held.current === null || start === null) return;
      if (!moved.current && Math.hypot(event.clientX - start.x, event.clientY - start.y) < TREMOR_PX) return;
      moved.current = true;
      held.current.onMove(placeOf(event));
    },
    end: () => {
      const was = held.current;
      held.current = null;
      from.current = null;
      if (was !== null && !was.isPan && moved.current) onEnd();
    },
    stop: () => {
      held.current = null;
    },
    /** whether the press that a click ends was a movement */
    hasMoved: () => moved.current,
  };
}
