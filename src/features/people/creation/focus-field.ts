import type { RefObject } from 'react';
import { fieldNamed } from '#ui/fields/field-named.ts';

/** Moves the focus to the field of this name, once its step or page is drawn. */
export function focusField(place: RefObject<HTMLElement | null>, name: string): void {
  requestAnimationFrame(() => place.current && fieldNamed(place.current, name)?.focus());
}
