import { KEPT_SESSION, mayBeSignedIn } from '#data/auth/kept-session.ts';
import { atFirstAction } from '#lib/first-action.ts';
import type { AppStore } from '../store.ts';
import { personLeft } from './session.slice.ts';

/**
 * The first of these events comes from somebody who begins to sign in: by touch, by key, or filled in and sent by the
 * browser.
 */
const SIGNS = ['pointerdown', 'keydown', 'input', 'change', 'click', 'submit'] as const;

/**
 * Calls `start` when there is a session to look for: at once on a device where somebody is signed in, else at the first
 * sign of somebody signing in, here or in another tab. A visitor who only looks at the sign-in page does not load
 * authentication. Returns a function that ends the waiting.
 */
export function awaitSession(store: AppStore, start: () => void): () => void {
  if (mayBeSignedIn()) {
    start();
    return () => undefined;
  }
  store.dispatch(personLeft(null));
  const endWaiting = atFirstAction(() => onSign(), SIGNS);
  const onSign = () => {
    end();
    start();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEPT_SESSION && newValue !== null) onSign();
  };
  const end = () => {
    endWaiting();
    window.removeEventListener('storage', onStorage);
  };
  window.addEventListener('storage', onStorage);
  return end;
}
