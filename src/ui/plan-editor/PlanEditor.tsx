import { Alert, Box, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { CornerHandles } from './CornerHandles.tsx';
import { GridLines } from './GridLines.tsx';
import { isFinishKey, isStepKey, stepOf } from './keys.ts';
import classes from './PlanEditor.module.css';
import { PlanTools, type Undo } from './PlanTools.tsx';
import {
  percent,
  PLAN_WIDTH,
  type PlanEditorTexts,
  type PlanGrid,
  type PlanImage,
  type PlanShape,
  type PlanTool,
} from './plan-shape.ts';
import { middleOf, type Point, shifted, withCorner, withMiddle } from './points.ts';
import { ShapeOutline } from './ShapeOutline.tsx';
import { Sketch } from './Sketch.tsx';
import { useDrag } from './useDrag.ts';
import { useOutlineEdit } from './useOutlineEdit.ts';
import { usePlanView } from './usePlanView.ts';
import { useSketch } from './useSketch.ts';

/** Pixels within which two places are one for the hand that points. */
const NEAR_PX = 12;

export type PlanEditorProps = {
  readonly image: PlanImage;
  readonly grid: PlanGrid | null;
  readonly shapes: readonly PlanShape[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly tool: PlanTool;
  readonly onTool: (tool: PlanTool) => void;
  readonly isReadOnly: boolean;
  /** corners of one outline */
  readonly mostCorners: number;
  /** the sentence that says what is wrong with an outline */
  readonly problemOf: (points: readonly Point[]) => string | null;
  /** an outline was changed; returns whether the change is taken */
  readonly onShape: (id: string, points: readonly Point[]) => boolean;
  /** a new outline is closed */
  readonly onDrawn: (points: readonly Point[]) => void;
  /** the outline is to go */
  readonly onRemove: (id: string) => void;
  readonly undo: Undo;
  readonly texts: PlanEditorTexts;
};

/**
 * Outlines on the image of a plan: chosen, drawn, moved, given and taken corners, by mouse, touch and keys. An outline is handed
 * on when a movement ends; what is not right is shown, said, and kept until it is mended.
 */
export function PlanEditor(props: PlanEditorProps) {
  const { image, grid, shapes, selectedId, tool, isReadOnly, texts, undo } = props;
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { ref: sheet, width } = useElementSize<HTMLDivElement>();
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const view = usePlanView(svg);
  const height = (PLAN_WIDTH * image.height) / image.width;
  const unit = width === 0 ? 1 : PLAN_WIDTH / width / view.scale;
  const tell = (sentence: string, isProblem = false) => {
    setTold(isProblem ? '' : sentence);
    setProblem(isProblem ? sentence : null);
  };

  const edit = useOutlineEdit({
    shapes,
    problemOf: props.problemOf,
    onShape: props.onShape,
    onProblem: setProblem,
  });
  const chooseTool = (next: PlanTool) => {
    edit.settle();
    sketch.giveUp();
    tell('');
    props.onTool(next);
  };
  const sketch = useSketch({
    tool,
    most: props.mostCorners,
    texts,
    problemOf: props.problemOf,
    onDrawn: (points) => {
      props.onTool('select');
      props.onDrawn(points);
    },
    tell,
  });
  const isDrawing = tool !== 'select' && !isReadOnly;
  const selected = isDrawing ? undefined : shapes.find((shape) => shape.id === selectedId);
  const corners = selected === undefined ? [] : edit.pointsOf(selected);

  // Whoever chose to draw goes on with the keys.
  useEffect(() => {
    if (isDrawing) svg.current?.focus({ preventScroll: true });
  }, [isDrawing]);

  const change = (shape: PlanShape, points: readonly Point[], isByKey = false) => edit.change(shape, points, isByKey);
  const select = (next: string | null) => {
    edit.settle();
    setActive(null);
    props.onSelect(next);
  };
  const removeCorner = (index: number | null) => {
    if (selected === undefined || index === null) return;
    if (corners.length <= 3) return tell(texts.told.needsThree, true);
    change(selected, corners.toSpliced(index, 1));
    edit.settle();
    const next = Math.min(index, corners.length - 2);
    setActive(next);
    focusCorner(svg.current, next);
    return tell(texts.told.cornerRemoved(corners.length - 1));
  };
  const addCorner = (index: number) => {
    if (selected === undefined) return;
    if (corners.length >= props.mostCorners) return tell(texts.told.enough, true);
    change(selected, withMiddle(corners, index));
    edit.settle();
    focusCorner(svg.current, index + 1);
    return tell(texts.told.cornerAdded(corners.length + 1));
  };

  const drag = useDrag({ placeOf: view.placeOf, onEnd: edit.settle });
  const grabCorner = (index: number, from: readonly Point[]) => (shape: PlanShape) =>
    drag.start((at) => change(shape, withCorner(from, index, at)));

  const onCornerKey = (index: number, event: React.KeyboardEvent) => {
    const corner = corners[index];
    if (selected === undefined || corner === undefined || isReadOnly) return;
    if (isStepKey(event.key)) {
      event.preventDefault();
      const by = stepOf(event);
      const points = withCorner(corners, index, { x: corner.x + by.x, y: corner.y + by.y });
      change(selected, points, true);
      const moved = points[index] ?? corner;
      view.show(moved);
      tell(texts.told.cornerMoved(index + 1, percent(moved.x), percent(moved.y)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      addCorner(index);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      removeCorner(index);
    } else if (event.key === 'Escape') {
      edit.giveUp();
      select(null);
      focusShape(svg.current, selected.id);
    }
  };
  const onShapeKey = (shape: PlanShape, event: React.KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(shape.id === selectedId && event.key === ' ' ? null : shape.id);
    } else if (isReadOnly) {
      return;
    } else if (isStepKey(event.key) && shape.id === selectedId) {
      event.preventDefault();
      const points = shifted(edit.pointsOf(shape), stepOf(event));
      change(shape, points, true);
      const middle = middleOf(points);
      view.show(middle);
      tell(texts.told.shapeMoved(shape.name, percent(middle.x), percent(middle.y)));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      edit.giveUp();
      props.onRemove(shape.id);
    } else if (event.key === 'Escape') {
      select(null);
    }
  };
  const isNear = (a: Point, b: Point) =>
    Math.hypot((a.x - b.x) * PLAN_WIDTH, (a.y - b.y) * height) <= NEAR_PX * (width === 0 ? 0 : unit) + 0.001;
  const onDrawKey = (event: React.KeyboardEvent) => {
    if (!isDrawing || event.target !== svg.current) return;
    if (isStepKey(event.key)) {
      event.preventDefault();
      const by = stepOf(event);
      view.show(sketch.moveCursor({ x: sketch.cursor.x + by.x, y: sketch.cursor.y + by.y }, true));
    } else if (isFinishKey(event.key)) {
      event.preventDefault();
      sketch.place(sketch.cursor, (a, b) => a.x === b.x && a.y === b.y);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      sketch.removeLast();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      chooseTool('select');
    }
  };
  // What is not settled, since it is wrong, is the last thing that was done.
  const takeBack = (again: boolean) => {
    if (edit.isUnsettled && problem !== null) return edit.giveUp();
    edit.settle();
    return again ? undo.redo() : undo.undo();
  };
  const onUndoKey = (event: React.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isReadOnly) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    takeBack(key === 'y' || event.shiftKey);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons in it
    <div onKeyDown={onUndoKey}>
      <PlanTools
        texts={texts}
        tool={tool}
        onTool={isReadOnly ? undefined : chooseTool}
        undo={{
          undo: () => takeBack(false),
          redo: () => takeBack(true),
          canUndo: undo.canUndo || edit.isUnsettled,
          canRedo: undo.canRedo,
        }}
        view={view}
        onRemoveCorner={active !== null && corners.length > 3 ? () => removeCorner(active) : undefined}
        drawing={isDrawing ? { onFinish: sketch.finish, onGiveUp: () => chooseTool('select') } : null}
      />
      <div className={classes['frame']}>
        <Box
          ref={sheet}
          className={classes['sheet'] ?? ''}
          __vars={{ '--plan-ratio': `${image.width} / ${image.height}` }}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex -- its role and place among the keys come and go with the drawing tools */}
          <svg
            ref={svg}
            className={classes['plan']}
            data-drawing={isDrawing || undefined}
            data-zoomed={view.scale > 1 || undefined}
            role={isDrawing ? 'application' : 'group'}
            aria-label={texts.label}
            aria-describedby={`${id}-how`}
            tabIndex={isDrawing ? 0 : -1}
            viewBox={`${view.left * PLAN_WIDTH} ${view.top * height} ${PLAN_WIDTH / view.scale} ${height / view.scale}`}
            onKeyDown={onDrawKey}
            onWheel={(event) => {
              if (event.ctrlKey) view.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, view.placeOf(event));
            }}
            onPointerDown={(event) => {
              const isPinch = event.pointerType === 'touch' && view.finger(event.pointerId, screenAt(event));
              if (isPinch) return drag.stop();
              if (isDrawing && tool === 'rectangle' && sketch.points.length === 0)
                sketch.place(view.placeOf(event), isNear);
              else if (!isDrawing && view.scale > 1) drag.pan(event, view.panBy);
              return undefined;
            }}
            onPointerMove={(event) => {
              if (event.pointerType === 'touch' && view.finger(event.pointerId, screenAt(event))) return;
              if (isDrawing) sketch.moveCursor(view.placeOf(event));
              else drag.move(event);
            }}
            onPointerUp={(event) => {
              view.finger(event.pointerId, null);
              const [first] = sketch.points;
              const at = view.placeOf(event);
              if (isDrawing && tool === 'rectangle' && first !== undefined && !isNear(first, at))
                sketch.place(at, isNear);
              drag.end();
            }}
            onPointerCancel={(event) => {
              view.finger(event.pointerId, null);
              drag.end();
            }}
            onClick={(event) => {
              if (isDrawing && tool === 'polygon') sketch.place(view.placeOf(event), isNear);
              else if (!isDrawing && !drag.hasMoved()) select(null);
            }}
          >
            <image href={image.url} width={PLAN_WIDTH} height={height} preserveAspectRatio="none" role="img">
              <title>{image.alt}</title>
            </image>
            {grid !== null && <GridLines grid={grid} height={height} />}
            {shapes.map((shape) => {
              const isSelected = shape.id === selected?.id;
              const points = edit.pointsOf(shape);
              return (
                <ShapeOutline
                  key={shape.id}
                  id={shape.id}
                  name={shape.name}
                  label={texts.shape(shape.name, points.length)}
                  points={points}
                  height={height}
                  unit={unit}
                  isSelected={isSelected}
                  isFaint={shape.isFaint === true}
                  isWrong={isSelected && problem !== null}
                  onSelect={isDrawing ? undefined : () => !drag.hasMoved() && select(shape.id)}
                  onGrab={
                    isSelected && !isReadOnly
                      ? (event) => {
                          const from = view.placeOf(event);
                          drag.start(
                            (at) => change(shape, shifted(points, { x: at.x - from.x, y: at.y - from.y })),
                            event,
                          );
                        }
                      : undefined
                  }
                  onKey={(event) => onShapeKey(shape, event)}
                  onFocus={() => view.show(middleOf(points))}
                />
              );
            })}
            {selected !== undefined && !isReadOnly && (
              <CornerHandles
                name={selected.name}
                points={corners}
                height={height}
                unit={unit}
                texts={texts}
                active={active}
                onGrab={(index, event) => {
                  event.stopPropagation();
                  setActive(index);
                  drag.capture(event);
                  grabCorner(index, corners)(selected);
                }}
                onGrabMiddle={(index, event) => {
                  if (corners.length >= props.mostCorners) return tell(texts.told.enough, true);
                  event.stopPropagation();
                  setActive(index + 1);
                  drag.capture(event);
                  return grabCorner(index + 1, withMiddle(corners, index))(selected);
                }}
                onKey={onCornerKey}
                onActive={(index) => {
                  setActive(index);
                  const corner = corners[index];
                  if (corner !== undefined) view.show(corner);
                }}
              />
            )}
            {isDrawing && (
              <Sketch tool={tool} points={sketch.points} cursor={sketch.cursor} height={height} unit={unit} />
            )}
          </svg>
        </Box>
      </div>
      {problem !== null && (
        <Alert role="alert" color="red" mt="xs" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {problem}
        </Alert>
      )}
      {!isReadOnly && (
        <Text id={`${id}-how`} fz="sm" c="dimmed" mt="xs">
          {texts.howTo[tool]}
        </Text>
      )}
      <div role="status" className={classes['told']}>
        {told}
      </div>
    </div>
  );
}

function screenAt(event: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: event.clientX, y: event.clientY };
}

/** The corner is there once the outline is drawn anew. */
function focusCorner(plan: SVGSVGElement | null, index: number): void {
  requestAnimationFrame(() => plan?.querySelector<SVGElement>(`[data-corner="${index}"]`)?.focus());
}

function focusShape(plan: SVGSVGElement | null, id: string): void {
  requestAnimationFrame(() => plan?.querySelector<SVGElement>(`[data-outline="${CSS.escape(id)}"]`)?.focus());
}
