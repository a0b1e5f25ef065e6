/** Forms with something typed that is saved nowhere yet. */
const forms = new Set<symbol>();

/** Tells that a form holds something unsaved. Returns what takes it back. */
export function holdUnsaved(): () => void {
  const form = Symbol('form');
  forms.add(form);
  return () => void forms.delete(form);
}

/** Returns whether something typed would be lost with the screen. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}
