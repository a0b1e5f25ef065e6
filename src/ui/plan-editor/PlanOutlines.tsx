import type { KeyboardEvent, PointerEvent } from 'react';
import type { PlanEditorProps } from './plan-editor-props.ts';
import type { PlanShape } from './plan-shape.ts';
import { middleOf, type Point } from './points.ts';
import { ShapeOutline } from './ShapeOutline.tsx';
import type { PlanEditing } from './usePlanEditing.ts';

/** The outlines of the plan; none can be chosen during drawing. */
export function PlanOutlines({
  props: { shapes, isReadOnly, texts },
  editing: { view, height, unit, problem, crossings, size, edit, drag, isDrawing, selected, select },
  onKey,
  onGrab,
}: {
  readonly props: PlanEditorProps;
  readonly editing: PlanEditing;
  readonly onKey: (shape: PlanShape, event: KeyboardEvent) => void;
  readonly onGrab: (shape: PlanShape, points: readonly Point[], event: PointerEvent<SVGElement>) => void;
}) {
  return shapes.map((shape) => {
    const isSelected = shape.id === selected?.id;
    const points = edit.pointsOf(shape);
    return (
      <ShapeOutline
        key={shape.id}
        id={shape.id}
        name={shape.name}
        size={isSelected ? size : null}
        label={texts.shape(shape.name, points.length)}
        points={points}
        height={height}
        unit={unit}
        isSelected={isSelected}
        isFaint={shape.isFaint === true}
        isWrong={isSelected && (problem !== null || crossings.length > 0)}
        onSelect={isDrawing ? undefined : () => !drag.hasMoved() && select(shape.id)}
        onGrab={isSelected && !isReadOnly ? (event) => onGrab(shape, points, event) : undefined}
        onKey={(event) => onKey(shape, event)}
        onFocus={() => view.show(middleOf(points))}
      />
    );
  });
}
