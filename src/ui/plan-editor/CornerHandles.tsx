import type { KeyboardEvent, PointerEvent } from 'react';
import classes from './PlanEditor.module.css';
import { percent, PLAN_WIDTH, type PlanEditorTexts } from './plan-shape.ts';
import { middleAfter, type Point } from './points.ts';

/** The size of a target for fingers, in pixels. */
const TARGET_PX = 44;

/**
 * The corners of the chosen outline, to be dragged or moved by keys; between distant ones a handle from which a new
 * corner can be dragged.
 */
export function CornerHandles({
  name,
  points,
  height,
  unit,
  texts,
  active,
  onGrab,
  onGrabMiddle,
  onKey,
  onActive,
}: {
  readonly name: string;
  readonly points: readonly Point[];
  readonly height: number;
  readonly unit: number;
  readonly texts: PlanEditorTexts;
  readonly active: number | null;
  readonly onGrab: (index: number, event: PointerEvent<SVGElement>) => void;
  readonly onGrabMiddle: (index: number, event: PointerEvent<SVGElement>) => void;
  readonly onKey: (index: number, event: KeyboardEvent<SVGElement>) => void;
  readonly onActive: (index: number) => void;
}) {
  const target = (TARGET_PX / 2) * unit;
  const drawn = (point: Point) => ({ cx: point.x * PLAN_WIDTH, cy: point.y * height });
  const isFar = (index: number) => {
    const a = drawn(points[index] ?? { x: 0, y: 0 });
    const b = drawn(points[(index + 1) % points.length] ?? { x: 0, y: 0 });
    return Math.hypot(a.cx - b.cx, a.cy - b.cy) > 4 * target;
  };
  return (
    <g>
      {points.map((_, index) =>
        isFar(index) ? (
          <g
            // oxlint-disable-next-line react/no-array-index-key -- a corner has no name but its place
            key={`after ${index}`}
            aria-hidden
            className={classes['middle']}
            onPointerDown={(event) => onGrabMiddle(index, event)}
          >
            <circle {...drawn(middleAfter(points, index))} r={target} className={classes['target']} />
            <circle {...drawn(middleAfter(points, index))} r={5 * unit} className={classes['dot']} />
          </g>
        ) : null,
      )}
      {points.map((point, index) => (
        <g
          // oxlint-disable-next-line react/no-array-index-key -- a corner has no name but its place
          key={index}
          role="button"
          tabIndex={0}
          aria-label={texts.corner(index + 1, points.length, name, percent(point.x), percent(point.y))}
          className={classes['corner']}
          data-active={active === index || undefined}
          data-corner={index}
          onPointerDown={(event) => onGrab(index, event)}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => onKey(index, event)}
          onFocus={() => onActive(index)}
        >
          <circle {...drawn(point)} r={target} className={classes['target']} />
          <circle {...drawn(point)} r={8 * unit} className={classes['dot']} />
        </g>
      ))}
    </g>
  );
}
