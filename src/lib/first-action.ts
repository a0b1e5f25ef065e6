/**
 * The events of a person who touches the page or presses a key; a screen reader or a voice command sends the click
 * alone.
 */
const ACTIONS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Calls back once, at the person's first action on the page: code that the first picture does not need is loaded then.
 * Returns a function that cancels it.
 */
export function atFirstAction(callback: () => void, actions: readonly string[] = ACTIONS): () => void {
  const end = () => {
    for (const action of actions) window.removeEventListener(action, begin, true);
  };
  const begin = () => {
    end();
    callback();
  };
  for (const action of actions) window.addEventListener(action, begin, true);
  return end;
}
