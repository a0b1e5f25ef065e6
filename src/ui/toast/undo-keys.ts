const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** The actions that Ctrl+Z may take, the latest last. */
const waiting: (() => void)[] = [];

/**
 * Calls `act` once at Ctrl+Z outside of a field, which has an undo of its own; of several that wait, the latest comes
 * first. Returns a function that stops it.
 */
export function onUndoKey(act: () => void): () => void {
  if (waiting.length === 0) document.addEventListener('keydown', onKeyDown);
  waiting.push(act);
  return () => forget(act);
}

function onKeyDown(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  if (!isUndo || event.defaultPrevented || (event.target as Element | null)?.closest?.(FIELDS)) return;
  const act = waiting.at(-1);
  if (act === undefined) return;
  event.preventDefault();
  forget(act);
  act();
}

function forget(act: () => void): void {
  const at = waiting.indexOf(act);
  if (at >= 0) waiting.splice(at, 1);
  if (waiting.length === 0) document.removeEventListener('keydown', onKeyDown);
}
