import * as authentication from '#data/auth/auth.repository.ts';
import { keepSessionEnd } from '#data/auth/kept-session.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { reportError } from '#lib/log.ts';
import { reloadForPart } from '#lib/reload-for-part.ts';
import { forgetDrafts } from '#lib/tab-drafts.ts';
import type { AppStore } from '../store.ts';
import { personLeft, personSignedIn, selectSession, sessionBegan, sessionFound } from './session.slice.ts';

type Authentication = Pick<typeof authentication, 'watchSignedIn' | 'enterDevice' | 'leaveDevice'>;

/**
 * Follows the signed-in person, for as long as the page is open. Code that only a signed-in person needs is loaded
 * then. Returns a function that stops it.
 */
export function startSession(
  store: AppStore,
  { watchSignedIn, enterDevice, leaveDevice }: Authentication = authentication,
): () => void {
  let unfollow: (() => void) | null = null;
  let present: string | null = null;

  const follow = async (userId: string) => {
    const [{ followSession }] = await Promise.all([import('./follow-session.ts'), enterDevice(userId)]);
    if (present === userId) unfollow = followSession(store, userId);
  };
  const leave = (reason: ErrorCode | null) => {
    // The screens go first, so that none reads again the data that are being forgotten.
    store.dispatch(personLeft(reason));
    unfollow?.();
    unfollow = null;
  };

  // A disabled account keeps its session for up to an hour; a person who comes back after that still learns the reason.
  let noted: ErrorCode | null | undefined;
  const unnote = store.subscribe(() => {
    const session = selectSession(store.getState());
    if (session.status === 'loading' || session.status === 'signedOut') return;
    const reason = session.status === 'refused' ? session.reason : null;
    if (reason === noted) return;
    noted = reason;
    keepSessionEnd(reason === 'auth/disabled' || reason === 'auth/deleted' ? reason : null);
  });

  const began = (beganAt: number) => void store.dispatch(sessionBegan(beganAt));
  const unwatch = watchSignedIn((userId, reason) => {
    const former = present;
    present = userId;
    if (former !== null || userId === null) leave(reason);
    if (userId === null) {
      // Signed out in another tab: this one's copy goes too, and that of an account that was closed. A session that
      // expired leaves it for its owner, whose work may still wait for a network.
      const isForGood = reason !== 'auth/session-expired';
      if (former !== null) void leaveDevice({ erase: isForGood });
      if (former !== null && isForGood) forgetDrafts();
      return;
    }
    store.dispatch(personSignedIn(userId));
    follow(userId).catch((error: unknown) => {
      if (reloadForPart(error)) return;
      reportError(error, { where: 'state/session' });
      store.dispatch(sessionFound({ status: 'refused', reason: 'generic/load-failed' }));
    });
  }, began);
  return () => {
    unwatch();
    unnote();
    unfollow?.();
  };
}
