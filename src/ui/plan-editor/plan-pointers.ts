import type { PointerEvent, SVGProps } from 'react';
import type { PlanEditorProps } from './plan-editor-props.ts';
import type { PlanShape } from './plan-shape.ts';
import { type Point, shifted, withCorner, withMiddle } from './points.ts';
import type { PlanEditing } from './usePlanEditing.ts';

/**
 * Returns the handlers of mouse and fingers on the plan, and of what they hold: an outline, a corner, the middle of a
 * side.
 */
export function planPointers(editing: PlanEditing, { tool, mostCorners, texts }: PlanEditorProps) {
  const { view, sketch, drag, isDrawing, isNear, corners, change, select, setActive } = editing;

  const onPlan: SVGProps<SVGSVGElement> = {
    onWheel: (event) => {
      if (event.ctrlKey) view.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, view.placeOf(event));
    },
    onPointerDown: (event) => {
      const isPinch = event.pointerType === 'touch' && view.finger(event.pointerId, screenAt(event));
      if (isPinch) return drag.stop();
      if (isDrawing && tool === 'rectangle' && sketch.points.length === 0) sketch.place(view.placeOf(event), isNear);
      else if (!isDrawing && view.scale > 1) drag.pan(event, view.panBy);
      return undefined;
    },
    onPointerMove: (event) => {
      if (event.pointerType === 'touch' && view.finger(event.pointerId, screenAt(event))) return;
      if (isDrawing) sketch.moveCursor(view.placeOf(event));
      else drag.move(event);
    },
    onPointerUp: (event) => {
      view.finger(event.pointerId, null);
      const [first] = sketch.points;
      const at = view.placeOf(event);
      if (isDrawing && tool === 'rectangle' && first !== undefined && !isNear(first, at)) sketch.place(at, isNear);
      drag.end();
    },
    onPointerCancel: (event) => {
      view.finger(event.pointerId, null);
      drag.end();
    },
    onClick: (event) => {
      if (isDrawing && tool === 'polygon') sketch.place(view.placeOf(event), isNear);
      else if (!isDrawing && !drag.hasMoved()) select(null);
    },
  };

  const holdCorner = (shape: PlanShape, index: number, from: readonly Point[], event: PointerEvent<SVGElement>) => {
    event.stopPropagation();
    setActive(index);
    drag.capture(event);
    drag.start((at) => change(shape, withCorner(from, index, at)));
  };

  return {
    onPlan,
    grabShape: (shape: PlanShape, points: readonly Point[], event: PointerEvent<SVGElement>) => {
      const from = view.placeOf(event);
      drag.start((at) => change(shape, shifted(points, { x: at.x - from.x, y: at.y - from.y })), event);
    },
    grabCorner: (shape: PlanShape, index: number, event: PointerEvent<SVGElement>) =>
      holdCorner(shape, index, corners, event),
    grabMiddle: (shape: PlanShape, index: number, event: PointerEvent<SVGElement>) => {
      if (corners.length >= mostCorners) return editing.announce(texts.announcements.enough, true);
      return holdCorner(shape, index + 1, withMiddle(corners, index), event);
    },
  };
}

function screenAt(event: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: event.clientX, y: event.clientY };
}
