/** Forms with typed text that is saved nowhere yet. */
const forms = new Set<symbol>();

/** Registers a form with unsaved text. Returns a function that removes it. */
export function holdUnsaved(): () => void {
  const form = Symbol('form');
  forms.add(form);
  return () => void forms.delete(form);
}

/** Returns whether typed text would be lost with the screen. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}
