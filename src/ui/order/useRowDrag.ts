import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A row that is dragged, and the place that it is over; null while none is. */
export type RowDrag = { readonly id: string; readonly over: string | null } | null;

/**
 * Drags rows by mouse, pen or finger: `gripOf` gives the props of a row's grip, and the elements with `data-drop` are the
 * places. The row is dropped where the pointer is let go; Escape, or letting go elsewhere, leaves it.
 */
export function useRowDrag(onDrop: (id: string, place: string) => void) {
  const [drag, setDrag] = useState<RowDrag>(null);
  const dragged = useRef<RowDrag>(null);
  const put = (next: RowDrag) => {
    dragged.current = next;
    setDrag(next);
  };
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the list stays open: Escape ends the drag alone.
      event.stopPropagation();
      dragged.current = null;
      setDrag(null);
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => document.removeEventListener('keydown', leave, { capture: true });
  }, [isDragging]);
  const placeAt = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;
  const gripOf = (id: string) => ({
    'aria-hidden': true,
    style: { touchAction: 'none' as const, cursor: 'grab' },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      put({ id, over: null });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged.current === null) return;
      const over = placeAt(event);
      if (over !== dragged.current.over) put({ id, over });
      scrollNear(event.clientY);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const place = dragged.current === null ? null : placeAt(event);
      put(null);
      if (place !== null) onDrop(id, place);
    },
    onPointerCancel: () => put(null),
  });
  return { drag, gripOf };
}

const EDGE_PX = 60;
const STEP_PX = 16;

/** A list that is longer than the screen goes on while a row is held near its edge. */
function scrollNear(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -STEP_PX);
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX);
}
