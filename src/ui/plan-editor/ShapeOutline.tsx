import type { KeyboardEvent, PointerEvent } from 'react';
import classes from './PlanEditor.module.css';
import { PLAN_WIDTH } from './plan-shape.ts';
import { middleOf, type Point } from './points.ts';

/** Returns corners in the units of a drawing. */
export function drawnPoints(points: readonly Point[], height: number): string {
  return points.map(({ x, y }) => `${x * PLAN_WIDTH},${y * height}`).join(' ');
}

/** A text on the plan, readable on any picture: at a place, or lines below it. */
export function PlanText({
  at,
  text,
  line = 0,
  height,
  unit,
}: {
  readonly at: Point;
  readonly text: string;
  readonly line?: number;
  readonly height: number;
  readonly unit: number;
}) {
  return (
    <text
      x={at.x * PLAN_WIDTH}
      y={at.y * height + line * 18 * unit}
      fontSize={14 * unit}
      strokeWidth={4 * unit}
      className={classes['name']}
      aria-hidden
    >
      {text}
    </text>
  );
}

/** One outline with its name; it is a button that chooses it. */
export function ShapeOutline({
  id,
  name,
  size,
  label,
  points,
  height,
  unit,
  isSelected,
  isFaint,
  isWrong,
  onSelect,
  onGrab,
  onKey,
  onFocus,
}: {
  readonly id: string;
  readonly name: string;
  /** in words, below the name; null: not shown */
  readonly size: string | null;
  readonly label: string;
  readonly points: readonly Point[];
  readonly height: number;
  /** of the drawing, for one pixel of the screen */
  readonly unit: number;
  readonly isSelected: boolean;
  readonly isFaint: boolean;
  readonly isWrong: boolean;
  /** absent: it cannot be chosen now */
  readonly onSelect: (() => void) | undefined;
  readonly onGrab: ((event: PointerEvent<SVGElement>) => void) | undefined;
  readonly onKey: (event: KeyboardEvent<SVGElement>) => void;
  readonly onFocus: () => void;
}) {
  const corners = drawnPoints(points, height);
  const middle = middleOf(points);
  return (
    <g
      {...(onSelect === undefined
        ? { 'aria-hidden': true, pointerEvents: 'none' }
        : { role: 'button', tabIndex: 0, 'aria-label': label, 'aria-pressed': isSelected })}
      className={classes['shape']}
      data-outline={id}
      data-selected={isSelected || undefined}
      data-faint={isFaint || undefined}
      data-wrong={isWrong || undefined}
      onClick={(event) => {
        event.stopPropagation();
        onSelect?.();
      }}
      onPointerDown={onGrab}
      onKeyDown={onKey}
      onFocus={onFocus}
    >
      <polygon points={corners} className={classes['outlineUnder']} />
      <polygon points={corners} className={classes['outline']} />
      <PlanText at={middle} text={name} height={height} unit={unit} />
      {size !== null && <PlanText at={middle} text={size} line={1} height={height} unit={unit} />}
    </g>
  );
}
