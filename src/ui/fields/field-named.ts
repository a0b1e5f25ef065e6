/**
 * Returns the field of this name inside a form, as the focus can have it; null where there is none. A chooser keeps its
 * name in a hidden field that follows the one typed into.
 */
export function fieldNamed(place: HTMLElement, name: string): HTMLElement | null {
  const field = place.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (!(field instanceof HTMLInputElement) || field.type !== 'hidden') return field;
  return field.previousElementSibling?.querySelector('input') ?? null;
}
