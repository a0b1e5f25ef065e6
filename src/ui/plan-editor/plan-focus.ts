/** Moves the focus to a corner, which is there once the outline is drawn anew. */
export function focusCorner(plan: SVGSVGElement | null, index: number): void {
  requestAnimationFrame(() => plan?.querySelector<SVGElement>(`[data-corner="${index}"]`)?.focus());
}

/** Moves the focus to an outline, once it is a button again. */
export function focusShape(plan: SVGSVGElement | null, id: string): void {
  requestAnimationFrame(() => plan?.querySelector<SVGElement>(`[data-outline="${CSS.escape(id)}"]`)?.focus());
}
