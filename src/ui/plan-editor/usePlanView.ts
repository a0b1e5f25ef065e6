import { type RefObject, useCallback, useRef, useState } from 'react';
import { inside, type Point } from './points.ts';

const MAX_SCALE = 8;
const STEP = 1.5;

/** The visible part of the plan: its middle as a place on the plan, and its enlargement. */
type View = { readonly scale: number; readonly middle: Point };

const WHOLE: View = { scale: 1, middle: { x: 0.5, y: 0.5 } };

/**
 * Returns the zoom and the visible part. `place` is the element that the plan fills, with the proportions of its image.
 */
export function usePlanView(place: RefObject<Element | null>) {
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const half = 0.5 / view.scale;
  const left = view.middle.x - half;
  const top = view.middle.y - half;

  const zoomBy = useCallback((factor: number, around?: Point) => {
    setView((now) => {
      const scale = Math.min(MAX_SCALE, Math.max(1, now.scale * factor));
      const still = around ?? now.middle;
      // The place under the pointer stays there.
      const ratio = now.scale / scale;
      const middle = {
        x: still.x + (now.middle.x - still.x) * ratio,
        y: still.y + (now.middle.y - still.y) * ratio,
      };
      return bounded({ scale, middle });
    });
  }, []);

  /** Returns the place on the plan under a pointer. */
  const placeOf = (pointer: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = place.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return { x: 0.5, y: 0.5 };
    return {
      x: left + (pointer.clientX - box.left) / box.width / view.scale,
      y: top + (pointer.clientY - box.top) / box.height / view.scale,
    };
  };

  const panBy = (by: Point) =>
    setView((now) => bounded({ ...now, middle: { x: now.middle.x - by.x, y: now.middle.y - by.y } }));

  /** Brings a place into sight, as the browser does for the focus. */
  const show = useCallback((point: Point) => {
    setView((now) => {
      const reach = 0.45 / now.scale;
      const near = (at: number, middle: number) => Math.min(at + reach, Math.max(at - reach, middle));
      const middle = { x: near(point.x, now.middle.x), y: near(point.y, now.middle.y) };
      return middle.x === now.middle.x && middle.y === now.middle.y ? now : bounded({ ...now, middle });
    });
  }, []);

  /** Two fingers zoom; returns whether they do just now. */
  const finger = (id: number, at: Point | null): boolean => {
    const before = spread(fingers.current);
    if (at === null) fingers.current.delete(id);
    else fingers.current.set(id, at);
    const after = spread(fingers.current);
    if (before !== null && after !== null && before > 0) zoomBy(after / before);
    return fingers.current.size > 1;
  };

  return {
    scale: view.scale,
    left,
    top,
    canZoomIn: view.scale < MAX_SCALE,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    whole: () => setView(WHOLE),
    zoomBy,
    placeOf,
    panBy,
    show,
    finger,
  };
}

/** Returns the view within the plan: nothing beside it is visible. */
function bounded({ scale, middle }: View): View {
  const half = 0.5 / scale;
  const within = (at: number) => Math.min(1 - half, Math.max(half, at));
  const { x, y } = inside(middle);
  return { scale, middle: { x: within(x), y: within(y) } };
}

function spread(fingers: ReadonlyMap<number, Point>): number | null {
  const [a, b] = [...fingers.values()];
  return a === undefined || b === undefined ? null : Math.hypot(a.x - b.x, a.y - b.y);
}
