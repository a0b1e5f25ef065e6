import { whenIdle } from './when-idle.ts';

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

/** A press, its click and the frames that answer them are over after this time, on a slow tablet too. */
const ANSWERED_MS = 1000;

/**
 * Calls back once, in an idle moment after the answer to the person's first action on the page: a style sheet that
 * arrives during the answer makes the browser lay out the whole page a second time. Returns a function that cancels it.
 */
export function afterFirstAction(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle = () => {};
  const endWaiting = atFirstAction(() => {
    timer = setTimeout(() => {
      cancelIdle = whenIdle(callback);
    }, ANSWERED_MS);
  });
  return () => {
    endWaiting();
    clearTimeout(timer);
    cancelIdle();
  };
}
