import { type RefObject, useEffect, useState } from 'react';
import type { PlanEditorProps } from './plan-editor-props.ts';
import { PLAN_WIDTH, type PlanShape, type PlanTool } from './plan-shape.ts';
import { type Point, rectangle, withMiddle } from './points.ts';
import { useDrag } from './useDrag.ts';
import { useOutlineEdit } from './useOutlineEdit.ts';
import { usePlanView } from './usePlanView.ts';
import { useSketch } from './useSketch.ts';

/** The distance in pixels within which two places count as one. */
const NEAR_PX = 12;

/**
 * Returns the present state of editing, and the steps that keys, pointers and buttons share. `width` is the plan's on
 * the screen, 0 until it is known.
 */
export function usePlanEditing(props: PlanEditorProps, svg: RefObject<SVGSVGElement | null>, width: number) {
  const { image, shapes, selectedId, tool, isReadOnly, texts } = props;
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const view = usePlanView(svg);
  const height = (PLAN_WIDTH * image.height) / image.width;
  const unit = width === 0 ? 1 : PLAN_WIDTH / width / view.scale;
  const announce = (sentence: string, isProblem = false) => {
    setAnnouncement(isProblem ? '' : sentence);
    setProblem(isProblem ? sentence : null);
  };

  const edit = useOutlineEdit({ shapes, problemOf: props.problemOf, onShape: props.onShape, onProblem: setProblem });
  const sketch = useSketch({
    tool,
    most: props.mostCorners,
    texts,
    problemOf: props.problemOf,
    onDrawn: (points) => {
      props.onTool('select');
      props.onDrawn(points);
    },
    announce,
  });
  const drag = useDrag({ placeOf: view.placeOf, onEnd: () => void edit.settle() });
  const isDrawing = tool !== 'select' && !isReadOnly;
  const selected = isDrawing ? undefined : shapes.find((shape) => shape.id === selectedId);
  const corners = selected === undefined ? [] : edit.pointsOf(selected);

  const isNear = (a: Point, b: Point) =>
    Math.hypot((a.x - b.x) * PLAN_WIDTH, (a.y - b.y) * height) <= NEAR_PX * (width === 0 ? 0 : unit) + 0.001;
  const drawn = isDrawing ? drawnLine(tool, sketch, isNear) : { points: corners, isOpen: false };
  const crossings = drawn.points.length > 3 || drawn.isOpen ? props.crossingsOf(drawn.points, drawn.isOpen) : [];

  // The keys go to the plan as soon as drawing is chosen.
  useEffect(() => {
    if (isDrawing) svg.current?.focus({ preventScroll: true });
  }, [svg, isDrawing]);

  const change = (shape: PlanShape, points: readonly Point[], isByKey = false) => edit.change(shape, points, isByKey);
  const select = (next: string | null) => {
    edit.settle();
    setActive(null);
    props.onSelect(next);
  };
  return {
    view,
    height,
    unit,
    announcement,
    problem,
    announce,
    active,
    setActive,
    edit,
    sketch,
    drag,
    isDrawing,
    selected,
    corners,
    /** the places where the chosen outline, or the one being drawn, crosses itself now */
    crossings,
    /** the size of the same outline in words; null without one, and while it crosses itself and so has none */
    size: drawn.points.length > 2 && crossings.length === 0 ? props.sizeOf(drawn.points) : null,
    change,
    isNear,
    chooseTool: (next: PlanTool) => {
      edit.settle();
      sketch.giveUp();
      announce('');
      props.onTool(next);
    },
    select,
    /** Drops an unsettled change, and returns from the corners to the outlines. */
    leaveCorners: (shape: PlanShape) => {
      edit.giveUp();
      select(null);
      focusShape(svg.current, shape.id);
    },
    removeCorner: (index: number) => {
      if (selected === undefined) return;
      if (corners.length <= 3) return announce(texts.announcements.needsThree, true);
      change(selected, corners.toSpliced(index, 1));
      edit.settle();
      const next = Math.min(index, corners.length - 2);
      setActive(next);
      focusCorner(svg.current, next);
      return announce(texts.announcements.cornerRemoved(corners.length - 1));
    },
    addCorner: (index: number) => {
      if (selected === undefined) return;
      if (corners.length >= props.mostCorners) return announce(texts.announcements.enough, true);
      change(selected, withMiddle(corners, index));
      edit.settle();
      focusCorner(svg.current, index + 1);
      return announce(texts.announcements.cornerAdded(corners.length + 1));
    },
    /** An unsettled change, kept because it is invalid, is the last one. */
    takeBack: (again: boolean) => {
      const isWrong = (edit.isUnsettled && problem !== null) || !edit.settle();
      if (isWrong) return edit.giveUp();
      // A change undone before it came back with the shapes never will: it must no longer be shown.
      edit.giveUp();
      return again ? props.undo.redo() : props.undo.undo();
    },
  };
}

/** Returns the outline as it is drawn up to the pointer: open, until the pointer is over its first corner. */
function drawnLine(
  tool: PlanTool,
  { points, cursor }: { readonly points: readonly Point[]; readonly cursor: Point },
  isNear: (a: Point, b: Point) => boolean,
): { readonly points: readonly Point[]; readonly isOpen: boolean } {
  const [first] = points;
  if (first === undefined) return { points: [], isOpen: false };
  if (tool === 'rectangle') return { points: rectangle(first, cursor), isOpen: false };
  const isClosing = points.length > 2 && isNear(first, cursor);
  return isClosing ? { points, isOpen: false } : { points: [...points, cursor], isOpen: true };
}

export type PlanEditing = ReturnType<typeof usePlanEditing>;

/** Moves the focus to a corner, which exists once the outline is drawn again. */
function focusCorner(plan: SVGSVGElement | null, index: number): void {
  requestAnimationFrame(() => plan?.querySelector<SVGElement>(`[data-corner="${index}"]`)?.focus());
}

/** Moves the focus to an outline, once it is a button again. */
function focusShape(plan: SVGSVGElement | null, id: string): void {
  requestAnimationFrame(() => plan?.querySelector<SVGElement>(`[data-outline="${CSS.escape(id)}"]`)?.focus());
}
