import type { RefObject } from 'react';

/** Moves the focus to the field of this name, once the step or page it stands on is drawn. */
export function focusField(place: RefObject<HTMLElement | null>, name: string): void {
  requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus());
}
