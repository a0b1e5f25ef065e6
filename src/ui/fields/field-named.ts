/**
 * Returns the focusable field of this name inside a form; null when there is none. A select keeps its name in a hidden
 * field that follows the field for typing.
 */
export function fieldNamed(place: HTMLElement, name: string): HTMLElement | null {
  const field = place.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (!(field instanceof HTMLInputElement) || field.type !== 'hidden') return field;
  return field.previousElementSibling?.querySelector('input') ?? null;
}
