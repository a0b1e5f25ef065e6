/** Somebody touches the page or presses a key. */
const ACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Calls back once, when somebody first does something on the page: what no first look needs is fetched then.
 * Returns what ends the waiting.
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
