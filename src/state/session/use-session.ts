import { useCallback } from 'react';
import { api } from '#data/api.ts';
import { signOut } from '#data/auth/auth.repository.ts';
import type { Actor } from '#domain/access/actor.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';
import { personLeft, selectSession } from './session.slice.ts';
import type { ReadySession, Session } from './session.ts';

/** Returns the session: the signed-in person and their access. */
export function useSession(): Session {
  return useAppSelector(selectSession);
}

/** Returns the session on a screen that is only shown when it is ready; a bug anywhere else. */
export function useReadySession(): ReadySession {
  const session = useSession();
  if (session.status !== 'ready') throw new Error(`A screen for signed-in people is shown while ${session.status}`);
  return session;
}

/** Returns the person as an actor of the permission table, on a screen that is only shown when the session is ready. */
export function useActor(): Actor {
  return useReadySession().actor;
}

/**
 * Returns a function that signs the person out: the screens go first, then their listeners and data, then this device's
 * copy. The caller has warned of writes that still wait (`selectWaitingWrites`).
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    dispatch(personLeft(null));
    dispatch(api.util.resetApiState());
    await signOut();
  }, [dispatch]);
}

// Leads a person whose session was ended to the sign-in form; their work on this device stays for them.
export { endExpired as signInAgain } from '#data/auth/auth.repository.ts';
