import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { MAX_COLUMN_PX, MIN_COLUMN_PX, withinWidth } from './column-layout.ts';
import classes from './ColumnEdge.module.css';

const STEP_PX = 16;

/** A width during a resize, and at its end; null takes the width by content again. */
export type Resize = (columnId: string, px: number | null, isDone: boolean) => void;

/**
 * The edge between two heads: a drag resizes the column before it, so do the arrow keys; a double click or Escape gives
 * the column back the width by its content.
 */
export function ColumnEdge({
  columnId,
  label,
  onResize,
}: {
  readonly columnId: string;
  /** "Width of the column Name" */
  readonly label: string;
  readonly onResize: Resize;
}) {
  const drag = useRef<{ readonly from: number; readonly px: number } | null>(null);
  const atEvent = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number | null => {
    const { current } = drag;
    if (current === null) return null;
    const sign = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    return withinWidth(current.px + sign * (clientX - current.from));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const px = atEvent(event);
    drag.current = null;
    if (px !== null) onResize(columnId, px, true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const width = widthOf(event.currentTarget);
    const next = {
      ArrowLeft: withinWidth(width - STEP_PX),
      ArrowRight: withinWidth(width + STEP_PX),
      Home: MIN_COLUMN_PX,
      End: MAX_COLUMN_PX,
      Escape: null,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(columnId, next, true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a control
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <hr> cannot stand in a row of heads
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={MIN_COLUMN_PX}
      aria-valuenow={MIN_COLUMN_PX}
      aria-valuemax={MAX_COLUMN_PX}
      ref={followWidth}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator with a value is a control
      tabIndex={0}
      className={classes['edge']}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onResize(columnId, null, true)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, px: widthOf(event.currentTarget) };
      }}
      onPointerMove={(event) => {
        const px = atEvent(event);
        if (px !== null) onResize(columnId, px, false);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

function widthOf(edge: HTMLElement): number {
  return edge.closest('th')?.offsetWidth ?? MIN_COLUMN_PX;
}

/**
 * Keeps the value of an edge equal to the width of its column, as a screen reader reads it. The width is the browser's: a
 * column that shares the rest of the frame has no number of its own. The observer tells it without a layout of its own.
 */
function followWidth(edge: HTMLElement | null): (() => void) | undefined {
  const head = edge?.closest('th');
  if (edge === null || head === null || head === undefined) return undefined;
  const observer = new ResizeObserver(() => edge.setAttribute('aria-valuenow', String(head.offsetWidth)));
  observer.observe(head);
  return () => observer.disconnect();
}
