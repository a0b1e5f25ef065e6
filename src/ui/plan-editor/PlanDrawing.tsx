import type { Ref } from 'react';
import { CornerHandles } from './CornerHandles.tsx';
import { GridLines } from './GridLines.tsx';
import classes from './PlanEditor.module.css';
import type { PlanEditorProps } from './plan-editor-props.ts';
import type { planKeys } from './plan-keys.ts';
import { planPointers } from './plan-pointers.ts';
import { PLAN_WIDTH } from './plan-shape.ts';
import { PlanOutlines } from './PlanOutlines.tsx';
import { Sketch } from './Sketch.tsx';
import type { PlanEditing } from './usePlanEditing.ts';

/** The image with its squares, its outlines and the sketch: everything that keys and pointers reach. */
export function PlanDrawing({
  ref,
  props,
  editing,
  keys,
  describedBy,
}: {
  readonly ref: Ref<SVGSVGElement>;
  readonly props: PlanEditorProps;
  readonly editing: PlanEditing;
  readonly keys: ReturnType<typeof planKeys>;
  /** id of the text that explains how to draw */
  readonly describedBy: string;
}) {
  const { image, grid, isGridShown, tool, isReadOnly, texts } = props;
  const { view, height, unit, isDrawing, selected, corners, sketch } = editing;
  const pointers = planPointers(editing, props);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex -- its role and place among the keys come and go with the drawing tools
    <svg
      ref={ref}
      className={classes['plan']}
      data-drawing={isDrawing || undefined}
      data-zoomed={view.scale > 1 || undefined}
      role={isDrawing ? 'application' : 'group'}
      aria-label={texts.label}
      aria-describedby={describedBy}
      tabIndex={isDrawing ? 0 : -1}
      viewBox={`${view.left * PLAN_WIDTH} ${view.top * height} ${PLAN_WIDTH / view.scale} ${height / view.scale}`}
      onKeyDown={keys.onDrawKey}
      {...pointers.onPlan}
    >
      <image href={image.url} width={PLAN_WIDTH} height={height} preserveAspectRatio="none" role="img">
        <title>{image.alt}</title>
      </image>
      {grid !== null && isGridShown && <GridLines grid={grid} height={height} />}
      <PlanOutlines props={props} editing={editing} onKey={keys.onShapeKey} onGrab={pointers.grabShape} />
      {selected !== undefined && !isReadOnly && (
        <CornerHandles
          name={selected.name}
          points={corners}
          height={height}
          unit={unit}
          texts={texts}
          active={editing.active}
          onGrab={(index, event) => pointers.grabCorner(selected, index, event)}
          onGrabMiddle={(index, event) => pointers.grabMiddle(selected, index, event)}
          onKey={keys.onCornerKey}
          onActive={(index) => {
            editing.setActive(index);
            const corner = corners[index];
            if (corner !== undefined) view.show(corner);
          }}
        />
      )}
      {isDrawing && (
        <Sketch
          tool={tool}
          points={sketch.points}
          cursor={sketch.cursor}
          size={editing.size}
          height={height}
          unit={unit}
        />
      )}
      {editing.crossings.map(({ x, y }) => (
        <g key={`${x} ${y}`} aria-hidden pointerEvents="none" data-crossing>
          <circle cx={x * PLAN_WIDTH} cy={y * height} r={10 * unit} className={classes['crossingUnder']} />
          <circle cx={x * PLAN_WIDTH} cy={y * height} r={10 * unit} className={classes['crossing']} />
        </g>
      ))}
    </svg>
  );
}
